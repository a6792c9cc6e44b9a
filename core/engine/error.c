/* error.c - errors as values. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "engine.h"

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

/* Bytes of the UTF-8 character at c that may stand in a message; 0: it would move a terminal's
 * cursor, turn the direction of text, or isn't UTF-8. */
static size_t plain_character(const unsigned char *c)
{
    if (c[0] < 0x80)
        return c[0] >= ' ' && c[0] != 0x7F;
    size_t length = c[0] >= 0xF0 ? 4 : c[0] >= 0xE0 ? 3 : c[0] >= 0xC2 ? 2 : 0;
    uint32_t code = length ? c[0] & (0xFFu >> (length + 1)) : 0;
    for (size_t i = 1; i < length; i++) {
        if ((c[i] & 0xC0) != 0x80) /* also at the text's end */
            return 0;
        code = code << 6 | (c[i] & 0x3Fu);
    }
    bool good = code >= 0xA0 && code <= 0x10FFFF && !(code >= 0xD800 && code <= 0xDFFF) &&
                !(code >= 0x2028 && code <= 0x202E) && !(code >= 0x2066 && code <= 0x2069);
    bool longer = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    return good && !longer ? length : 0;
}

void jac_plain(char *text)
{
    for (unsigned char *c = (unsigned char *)text; *c;) {
        size_t length = plain_character(c);
        if (length == 0)
            *c = *c == '\n' || *c == '\t' ? ' ' : '?';
        c += length ? length : 1;
    }
}

/* Copies as much of a text as fits, never half a UTF-8 character; plain afterwards. */
static void copy_cut(char *to, size_t size, const char *from, size_t length)
{
    if (length >= size) {
        length = size - 1;
        while (length > 0 && ((unsigned char)from[length] & 0xC0) == 0x80)
            length--;
    }
    memcpy(to, from, length);
    to[length] = '\0';
    jac_plain(to);
}

void jac_error_put(jac_error *error, const char *text)
{
    const char *hint = strstr(text, "; ");
    copy_cut(error->what, sizeof error->what, text, hint ? (size_t)(hint - text) : strlen(text));
    error->hint[0] = '\0';
    if (hint)
        copy_cut(error->hint, sizeof error->hint, hint + 2, strlen(hint + 2));
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
    jac_error_put(error, text);
    return status;
}
