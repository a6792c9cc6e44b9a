/* ini_file.c - see ini_file.h. inih cuts long lines, joins indented ones, ignores what follows a
 * `]` and gives no line numbers; so the reader that it calls checks each line first, counts it, and
 * hands on an empty line in place of a wrong one. */
#define _GNU_SOURCE
#include "ini_file.h"

#include <errno.h>
#include <ini.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SECTION_MAX = 49 }; /* inih's MAX_SECTION is 50 with the closing NUL */

typedef struct reading {
    const char *at, *end;
    const char *file;
    int line;        /* of the line handed out last */
    bool in_section; /* a section has begun */
    bool lost;       /* its header was wrong: the keys that follow belong to nothing known */
    bool no_memory;
    jac_settings *settings;
    jac_problems *problems;
} reading;

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

/* Reports at the current line. */
#define WRONG(r, hint, ...)                                                                        \
    jac_problem_add((r)->problems, JAC_E_RULES, (r)->file, (r)->line, (hint), __VA_ARGS__)

/* A comment may follow: nothing else. */
static bool only_comment(const char *text)
{
    while (is_blank(*text)) {
        text++;
    }
    return *text == '\0' || *text == ';' || *text == '#';
}

static bool check_section(reading *r, const char *text)
{
    const char *close = strchr(text, ']');
    r->in_section = true;
    r->lost = true;
    if (!close) {
        WRONG(r, "write [name]", "the section's name has no closing ']'");
        return false;
    }
    size_t length = (size_t)(close - text - 1);
    if (length == 0) {
        WRONG(r, "write [name]", "the section has no name");
    } else if (length > SECTION_MAX) {
        WRONG(r, NULL, "the section's name has %zu bytes, the limit is %d", length, SECTION_MAX);
    } else if (is_blank(text[1]) || is_blank(close[-1]) || memchr(text, ';', length)) {
        WRONG(r, "write [name]", "\"%.*s\" has blanks or a semicolon within the brackets",
              (int)length + 2, text);
    } else if (!only_comment(close + 1)) {
        WRONG(r, "give each key a line of its own", "text follows the section [%.*s]", (int)length,
              text + 1);
    } else {
        r->lost = false;
    }
    return !r->lost;
}

/* The value starts at `text`; true when nothing in it is doubtful. */
static bool check_value(reading *r, const char *key, int key_length, const char *text)
{
    const char *start = text;
    while (is_blank(*start)) {
        start++;
    }
    for (const char *s = start; *s; s++) {
        bool after_blank = s > text && is_blank(s[-1]);
        if (*s == ';' && after_blank && (s[1] == '\0' || is_blank(s[1]) || s[1] == ';')) {
            if (s == start) {
                break; /* nothing but a comment */
            }
            return true;
        }
        if (*s == ';') {
            WRONG(r, "a list is separated by commas, a comment starts with \" ; \"",
                  "there is a ';' in the value of \"%.*s\"", key_length, key);
            return false;
        }
        if (*s == '#' && after_blank) {
            WRONG(r, "a comment after a value starts with \" ; \"",
                  "there is a '#' in the value of \"%.*s\"", key_length, key);
            return false;
        }
    }
    if (*start == '\0' || *start == ';') {
        WRONG(r, "leave the line out to keep the default", "\"%.*s\" has no value", key_length,
              key);
        return false;
    }
    return true;
}

static bool check_key(reading *r, const char *text)
{
    size_t length = strcspn(text, "=:");
    int key = (int)length;
    while (key > 0 && is_blank(text[key - 1])) {
        key--;
    }
    if (text[length] == '\0') {
        WRONG(r, "write key = value", "\"%s\" has no '='", text);
    } else if (key == 0) {
        WRONG(r, "write key = value", "there is no key before the '%c'", text[length]);
    } else if (text[length] == ':') {
        WRONG(r, "write key = value", "\"%.*s\" is followed by ':' in place of '='", key, text);
    } else if (memchr(text, ';', (size_t)key)) {
        WRONG(r, "write key = value", "there is a ';' in the key \"%.*s\"", key, text);
    } else if (!check_value(r, text, key, text + length + 1)) {
        return false;
    } else if (!r->in_section) {
        WRONG(r, "write a line like [game] or [rules] above it",
              "the key \"%.*s\" stands outside any section", key, text);
    } else {
        return !r->lost;
    }
    return false;
}

/* True when the line may go to inih. `text` has no line end. */
static bool check_line(reading *r, char *text, size_t length, size_t limit)
{
    if (length > limit) {
        WRONG(r, "shorten it, or its end would be lost", "the line has %zu bytes, the limit is %zu",
              length, limit);
        return false;
    }
    if (!jac_is_utf8(text, length)) {
        WRONG(r, "save the file as UTF-8", "the line is not UTF-8");
        return false;
    }
    while (length > 0 && is_blank(text[length - 1])) {
        text[--length] = '\0';
    }
    const char *start = text;
    while (is_blank(*start)) {
        start++;
    }
    if (*start == '\0' || *start == ';' || *start == '#') {
        return true;
    }
    if (start > text) {
        WRONG(r, "start it in the first column, or it would continue the line above",
              "the line \"%s\" is indented", start);
        return false;
    }
    return *text == '[' ? check_section(r, text) : check_key(r, text);
}

/* inih's reader: like fgets. */
static char *read_line(char *str, int num, void *stream)
{
    reading *r = stream;
    if (r->at >= r->end || num < 8) {
        return NULL;
    }
    const char *stop = memchr(r->at, '\n', (size_t)(r->end - r->at));
    size_t length = (size_t)((stop ? stop : r->end) - r->at);
    const char *line = r->at;
    r->at = stop ? stop + 1 : r->end;
    r->line++;
    if (length > 0 && line[length - 1] == '\r') {
        length--;
    }
    size_t limit = (size_t)num - 2; /* a line feed and NUL follow */
    char *text = str;
    if (length <= limit) {
        memcpy(text, line, length);
        text[length] = '\0';
    } else {
        text[0] = '\0';
    }
    if (!check_line(r, text, length, limit)) {
        text[0] = '\0';
    }
    strcat(text, "\n");
    return str;
}

/* inih's handler: one key of a line that was found right. */
static int take(void *user, const char *section, const char *key, const char *value)
{
    reading *r = user;
    const jac_setting *first = jac_settings_find(r->settings, section, key);
    if (first) {
        char hint[JAC_HINT_SIZE];
        snprintf(hint, sizeof hint, "it stands in line %d already", first->line);
        WRONG(r, hint, "the key \"%s\" of [%s] is given twice", key, section);
    } else if (jac_settings_add(r->settings, section, key, value, r->file, r->line)) {
        r->no_memory = true;
    }
    return 1;
}

/* What is wrong with the file as a whole; the number of the line, or 0 when it can be read. */
static int whole_file(const char *text, size_t length, const char **what, const char **hint)
{
    int line = 1;
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '\0') {
            *what = "the file has a NUL byte";
            *hint = "it is no text file";
            return line;
        }
        if (text[i] == '\r' && (i + 1 == length || text[i + 1] != '\n')) {
            *what = "a line ends with a bare CR";
            *hint = "save the file with LF or CRLF line ends";
            return line;
        }
        line += text[i] == '\n';
    }
    return 0;
}

jac_settings *jac_ini_read_text(const char *text, size_t length, const char *folder,
                                const char *file, jac_problems *problems)
{
    const char *what = NULL, *hint = NULL;
    int line = whole_file(text, length, &what, &hint);
    if (line) {
        jac_problem_add(problems, JAC_E_RULES, file, line, hint, "%s", what);
        return NULL;
    }
    if (length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0) {
        text += 3;
        length -= 3;
    }
    reading r = { .at = text, .end = text + length, .file = file, .problems = problems };
    r.settings = jac_settings_new(folder, file);
    if (r.settings) {
        int failed = ini_parse_stream(read_line, &r, take, &r);
        if (failed > 0) { /* read_line lets nothing pass that inih refuses */
            jac_problem_add(problems, JAC_E_FAULT, file, failed, NULL, "the line can't be read");
        }
        r.no_memory = r.no_memory || failed < 0;
    }
    if (!r.settings || r.no_memory) {
        jac_problem_add(problems, JAC_E_MEMORY, file, 0, NULL, "memory is out");
        jac_settings_free(r.settings);
        return NULL;
    }
    return r.settings;
}

/* Reads a whole file, at most JAC_INI_MAX_BYTES and one. 0, or errno. */
static int slurp(const char *path, char **text, size_t *length)
{
    FILE *in = fopen(path, "rbe");
    if (!in) {
        return errno;
    }
    int failed = 0;
    *text = malloc(JAC_INI_MAX_BYTES + 1);
    if (!*text) {
        failed = ENOMEM;
    } else {
        errno = 0;
        *length = fread(*text, 1, JAC_INI_MAX_BYTES + 1, in);
        failed = ferror(in) ? (errno ? errno : EIO) : 0;
    }
    fclose(in);
    return failed;
}

/* The folder in which the file really lies, links followed; allocated. */
static char *folder_of(const char *path)
{
    char *real = realpath(path, NULL);
    char *slash = real ? strrchr(real, '/') : NULL;
    if (slash) {
        slash[slash == real] = '\0';
    }
    return real;
}

jac_settings *jac_ini_read(const char *path, jac_problems *problems)
{
    char *text = NULL, *folder = NULL;
    size_t length = 0;
    jac_settings *settings = NULL;
    int failed = slurp(path, &text, &length);
    if (failed == EISDIR) {
        jac_problem_add(problems, JAC_E_RULES, path, 0, "name an INI file", "this is a folder");
    } else if (failed) {
        jac_problem_add(problems, JAC_E_IO, path, 0, NULL, "the file can't be read: %s",
                        strerror(failed));
    } else if (length > JAC_INI_MAX_BYTES) {
        jac_problem_add(problems, JAC_E_RULES, path, 0, NULL, "the file is larger than %d bytes",
                        JAC_INI_MAX_BYTES);
    } else if (!(folder = folder_of(path))) {
        jac_problem_add(problems, JAC_E_IO, path, 0, NULL, "its folder can't be found: %s",
                        strerror(errno));
    } else {
        settings = jac_ini_read_text(text, length, folder, path, problems);
    }
    free(folder);
    free(text);
    return settings;
}
