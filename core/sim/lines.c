/* lines.c - text lines into a file, so that always whole ones are there. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "json_make.h"
#include "problem.h"
#include "run.h"

enum { WRITE_BYTES = 1 << 16 };

jac_status jac_lines_open(jac_lines *lines, const char *path, bool force, jac_error *error)
{
    struct stat is;
    memset(lines, 0, sizeof *lines);
    if (strcmp(path, "-") == 0) {
        lines->file = STDOUT_FILENO;
        return JAC_OK;
    }
    lines->file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (force ? O_TRUNC : O_EXCL), 0666);
    if (lines->file < 0 && errno == EEXIST && stat(path, &is) == 0 && S_ISDIR(is.st_mode))
        errno = EISDIR;
    if (lines->file < 0 && errno == EEXIST)
        return jac_blame(error, JAC_E_IO, path, 0, "--force overwrites it", "exists already");
    if (lines->file < 0)
        return jac_blame(error, JAC_E_IO, path, 0, NULL, "can't be written: %s", strerror(errno));
    lines->own = true;
    lines->regular = fstat(lines->file, &is) == 0 && S_ISREG(is.st_mode);
    return JAC_OK;
}

void jac_lines_put(jac_lines *lines, const char *text, size_t length)
{
    if (lines->failed)
        return;
    if (lines->room - lines->used < length) {
        size_t room = 2 * (lines->used + length);
        room = room < 2 * WRITE_BYTES ? 2 * WRITE_BYTES : room;
        char *more = realloc(lines->text, room);
        if (!more) {
            lines->used = lines->whole; /* told by jac_lines_end */
            lines->failed = true;
            return;
        }
        lines->text = more;
        lines->room = room;
    }
    memcpy(lines->text + lines->used, text, length);
    lines->used += length;
}

void jac_lines_text(jac_lines *lines, const char *text)
{
    jac_lines_put(lines, text, strlen(text));
}

void jac_lines_uint(jac_lines *lines, uint64_t value)
{
    char digits[20];
    size_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + value % 10);
        value /= 10;
    } while (value > 0);
    jac_lines_put(lines, digits + at, sizeof digits - at);
}

void jac_lines_int(jac_lines *lines, int64_t value)
{
    if (value < 0)
        jac_lines_put(lines, "-", 1);
    jac_lines_uint(lines, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}

void jac_lines_json(jac_lines *lines, const char *text)
{
    json_t *json = jac_json_string(text);
    char *quoted = jac_json_text(json);
    if (quoted) {
        jac_lines_text(lines, quoted);
    } else {
        lines->used = lines->whole;
        lines->failed = true;
    }
    free(quoted);
    json_decref(json);
}

void jac_lines_field(jac_lines *lines, const char *text)
{
    if (!strpbrk(text, ",\"\r\n")) {
        jac_lines_text(lines, text);
        return;
    }
    jac_lines_text(lines, "\"");
    for (; *text; text++) {
        if (*text == '"')
            jac_lines_text(lines, "\"");
        jac_lines_put(lines, text, 1);
    }
    jac_lines_text(lines, "\"");
}

char *jac_lines_key(const char *name)
{
    json_t *json = jac_json_string(name);
    char *quoted = jac_json_text(json), *key = NULL;
    if (quoted && asprintf(&key, "%s:", quoted) < 0)
        key = NULL;
    free(quoted);
    json_decref(json);
    return key;
}

/* Writes all that is there. What a full disk took of it in part is cut back to whole lines. */
static jac_status write_all(jac_lines *lines, const char *path, jac_error *error)
{
    size_t done = 0;
    while (done < lines->whole) {
        ssize_t n = write(lines->file, lines->text + done, lines->whole - done);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0) {
            int problem = n < 0 ? errno : ENOSPC;
            const char *end = done > 0 ? memrchr(lines->text, '\n', done) : NULL;
            size_t lines_done = end ? (size_t)(end + 1 - lines->text) : 0;
            if (lines->regular &&
                ftruncate(lines->file, (off_t)(lines->written + (int64_t)lines_done)) != 0)
                problem = errno;
            lines->failed = true;
            return jac_blame(error, JAC_E_IO, path, 0,
                             "what is there is whole lines; free some space or choose another file",
                             "can't be written: %s", strerror(problem));
        }
        done += (size_t)n;
    }
    lines->written += (int64_t)done;
    lines->used = lines->whole = 0;
    return JAC_OK;
}

jac_status jac_lines_end(jac_lines *lines, const char *path, bool now, jac_error *error)
{
    if (lines->failed)
        return jac_fail(error, JAC_E_MEMORY, path, 0, "memory is out");
    lines->whole = lines->used;
    return now || lines->used >= WRITE_BYTES ? write_all(lines, path, error) : JAC_OK;
}

jac_status jac_lines_close(jac_lines *lines, const char *path, jac_error *error)
{
    jac_status status = lines->failed ? JAC_OK : write_all(lines, path, error);
    if (lines->own && close(lines->file) != 0 && status == JAC_OK && !lines->failed)
        status = jac_blame(error, JAC_E_IO, path, 0, NULL, "can't be written: %s", strerror(errno));
    free(lines->text);
    return status;
}
