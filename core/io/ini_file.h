/* ini_file.h - reading an INI strictly.
 *
 * The rules, beyond inih's: every line is a section `[name]`, a `key = value`, a comment that
 * starts with ; or #, or empty. Lines start in the first column. A comment after a value is a
 * blank, a semicolon and a blank (or the line's end); any other semicolon in a value, and a # after
 * a blank, is an error, because people mean a comment or a list by it. A key stands once in its
 * section. UTF-8, with or without a byte order mark; LF or CRLF; the last line may lack its end. */
#ifndef JAC_INI_FILE_H
#define JAC_INI_FILE_H

#include "problem.h"
#include "settings.h"

enum { JAC_INI_MAX_BYTES = 1 << 20 };

/* Reads the file; relative paths in it are later taken from the folder that the file really lies in
 * (links are followed). All problems go to `problems`. Returns settings (to be freed by the caller)
 * even when some lines were wrong, NULL when nothing could be read. */
jac_settings *jac_ini_read(const char *path, jac_problems *problems);

/* The same from memory; `file` names it in messages. */
jac_settings *jac_ini_read_text(const char *text, size_t length, const char *folder,
                                const char *file, jac_problems *problems);

#endif
