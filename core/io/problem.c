/* problem.c - see problem.h. */
#include "problem.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

/* Copies as much as fits and never cuts within a UTF-8 sequence. */
static void copy_text(char *to, size_t size, const char *from)
{
    size_t length = strlen(from);
    if (length >= size) {
        length = size - 1;
        while (length > 0 && ((unsigned char)from[length] & 0xC0) == 0x80) {
            length--;
        }
    }
    memcpy(to, from, length);
    to[length] = '\0';
}

/* A path that is too long loses its beginning: the end names the file. */
static void copy_path(char *to, size_t size, const char *path)
{
    size_t length = strlen(path);
    if (length < size) {
        memcpy(to, path, length + 1);
        return;
    }
    const char *rest = path + length - (size - 4);
    while (((unsigned char)*rest & 0xC0) == 0x80) {
        rest++;
    }
    snprintf(to, size, "...%s", rest);
}

static void fill(jac_error *error, jac_status status, const char *file, int line, const char *hint,
                 const char *format, va_list list)
{
    char what[2 * sizeof error->what];
    memset(error, 0, sizeof *error);
    error->status = status;
    error->line = line;
    copy_path(error->file, sizeof error->file, file ? file : "");
    vsnprintf(what, sizeof what, format, list);
    copy_text(error->what, sizeof error->what, what);
    copy_text(error->hint, sizeof error->hint, hint ? hint : "");
}

void jac_problem_pass(jac_problems *to, const jac_error *error)
{
    if (to->errors++ == 0 && to->first) {
        *to->first = *error;
    }
    if (to->report) {
        to->report(to->ud, error, false);
    }
}

void jac_problem_add(jac_problems *to, jac_status status, const char *file, int line,
                     const char *hint, const char *format, ...)
{
    jac_error error;
    va_list list;
    va_start(list, format);
    fill(&error, status, file, line, hint, format, list);
    va_end(list);
    jac_problem_pass(to, &error);
}

void jac_problem_warn(jac_problems *to, const char *file, int line, const char *hint,
                      const char *format, ...)
{
    jac_error error;
    va_list list;
    va_start(list, format);
    fill(&error, JAC_E_RULES, file, line, hint, format, list);
    va_end(list);
    to->warnings++;
    if (to->report) {
        to->report(to->ud, &error, true);
    }
}

jac_status jac_blame(jac_error *error, jac_status status, const char *file, int line,
                     const char *hint, const char *format, ...)
{
    if (error) {
        va_list list;
        va_start(list, format);
        fill(error, status, file, line, hint, format, list);
        va_end(list);
    }
    return status;
}

const char *jac_hint_values(char hint[JAC_HINT_SIZE], const char *const *values, size_t count)
{
    size_t used = 0;
    hint[0] = '\0';
    for (size_t i = 0; i < count && used < JAC_HINT_SIZE; i++) {
        const char *before = i == 0 ? "use " : i + 1 == count ? " or " : ", ";
        int n = snprintf(hint + used, JAC_HINT_SIZE - used, "%s%s", before, values[i]);
        used += n > 0 ? (size_t)n : 0;
    }
    return hint;
}

const char *jac_hint_names(char hint[JAC_HINT_SIZE], const char *name, const char *const *names,
                           size_t count)
{
    hint[0] = '\0';
    for (size_t i = 0; i < count; i++) {
        if (strcasecmp(name, names[i]) == 0) {
            snprintf(hint, JAC_HINT_SIZE, "upper and lower case count: write \"%s\"", names[i]);
            return hint;
        }
    }
    const char *near = jac_nearest(name, names, count);
    if (near) {
        snprintf(hint, JAC_HINT_SIZE, "did you mean \"%s\"?", near);
    } else if (count > 0 && count < 10) {
        jac_hint_values(hint, names, count);
    }
    return hint;
}

/* ---- UTF-8 ------------------------------------------------------------------------------------
 */

size_t jac_utf8_length(const char *text, size_t left)
{
    static const unsigned lowest[5] = { 0, 0, 0x80, 0x800, 0x10000 };
    const unsigned char *s = (const unsigned char *)text;
    size_t n = s[0] < 0x80 ? 1 : s[0] >> 5 == 6 ? 2 : s[0] >> 4 == 14 ? 3 : s[0] >> 3 == 30 ? 4 : 0;
    if (n == 0 || n > left) {
        return 0;
    }
    if (n == 1) {
        return 1;
    }
    unsigned code = s[0] & (0xFFu >> (n + 1));
    for (size_t i = 1; i < n; i++) {
        if ((s[i] & 0xC0) != 0x80) {
            return 0;
        }
        code = code << 6 | (s[i] & 0x3Fu);
    }
    bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code < lowest[n] || code > 0x10FFFF || surrogate ? 0 : n;
}

bool jac_is_utf8(const char *text, size_t length)
{
    for (size_t i = 0; i < length;) {
        size_t n = jac_utf8_length(text + i, length - i);
        if (n == 0) {
            return false;
        }
        i += n;
    }
    return true;
}
