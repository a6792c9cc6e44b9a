/* test_io_kit.h - what the tests of core/io share: messages collected, files made and removed. */
#ifndef JAC_TEST_IO_KIT_H
#define JAC_TEST_IO_KIT_H

#include <check.h>

#include "setup.h"

/* Reports as text, one a line, warnings marked. */
typedef struct messages {
    char text[8000];
    size_t used;
    size_t count;
} messages;
void messages_take(void *ud, const jac_error *error, bool warning); /* a jac_report_fn */
/* An error as it is printed; the text is valid until the next call. */
const char *error_text(const jac_error *error);

/* A new folder for a test, and files in it ("name" may hold one folder: it is made). */
typedef struct folder {
    char path[200];
} folder;
folder folder_make(void);
void folder_remove(folder *f);
/* The path of a file in it; valid until the fourth next call. */
const char *folder_path(const folder *f, const char *name);
void folder_write(const folder *f, const char *name, const char *text, size_t length);
void folder_put(const folder *f, const char *name, const char *text);
/* The whole file; free() it. */
char *folder_read(const folder *f, const char *name);

/* An engine from the text of an INI, which must be right. */
jac_engine *engine_from(const char *ini);

#endif
