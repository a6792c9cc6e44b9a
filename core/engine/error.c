/* error.c - errors as values. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "jacquerie.h"

const char *jac_status_code(jac_status status)
{
    static const char *const code[] = {
#define X(name, text, doc) text,
        JAC_STATUS_LIST(X)
#undef X
    };
    return (size_t)status < sizeof code / sizeof code[0] ? code[status] : "fault";
}

size_t jac_error_text(const jac_error *error, char *text, size_t size)
{
    char where[sizeof error->file + 16] = "";
    if (error->file[0] && error->line > 0)
        snprintf(where, sizeof where, "%s:%d: ", error->file, error->line);
    else if (error->file[0])
        snprintf(where, sizeof where, "%s: ", error->file);
    int n = snprintf(text, size, "%serror: %s%s%s", where, error->what, error->hint[0] ? "; " : "",
                     error->hint);
    return n < 0 ? 0 : (size_t)n;
}

/* Copies as much of a text as fits, never half a UTF-8 character. */
static void copy_cut(char *to, size_t size, const char *from, size_t length)
{
    if (length >= size) {
        length = size - 1;
        while (length > 0 && ((unsigned char)from[length] & 0xC0) == 0x80)
            length--;
    }
    memcpy(to, from, length);
    to[length] = '\0';
}

jac_status jac_fail(jac_error *error, jac_status status, const char *file, int line,
                    const char *format, ...)
{
    if (!error)
        return status;
    char text[sizeof error->what + sizeof error->hint];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    memset(error, 0, sizeof *error);
    error->status = status;
    error->line = line;
    if (file)
        copy_cut(error->file, sizeof error->file, file, strlen(file));
    const char *hint = strstr(text, "; ");
    size_t length = hint ? (size_t)(hint - text) : strlen(text);
    copy_cut(error->what, sizeof error->what, text, length);
    if (hint)
        copy_cut(error->hint, sizeof error->hint, hint + 2, strlen(hint + 2));
    return status;
}
