/* session_file.c - the record of a session in a file: written line by line, each flushed, so that a
 * game that was killed can be resumed. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "problem.h"
#include "session.h"

static jac_status io_error(const char *path, const char *what, jac_error *error)
{
    return jac_blame(error, JAC_E_IO, path, 0, NULL, "the record can't be %s: %s", what,
                     strerror(errno));
}

jac_status jac_session_write(jac_session *session, jac_error *error)
{
    if (!session->file) {
        return JAC_OK;
    }
    for (; session->written < session->line_count; session->written++) {
        jac_session_text *line = session->line + session->written;
        if (fputs(line->text, session->file) == EOF || fputc('\n', session->file) == EOF ||
            fflush(session->file) != 0) {
            jac_status status = io_error(session->path, "written", error);
            __fpurge(session->file); /* the part that was not written must not come later */
            clearerr(session->file);
            return status;
        }
        line->end = ftell(session->file);
    }
    return JAC_OK;
}

jac_status jac_session_cut(jac_session *session, size_t lines, jac_error *error)
{
    if (!session->file || lines >= session->line_count) {
        return JAC_OK;
    }
    long end = session->line[lines - 1].end;
    if (end < 0 || fflush(session->file) != 0 || ftruncate(fileno(session->file), end) != 0 ||
        fseek(session->file, end, SEEK_SET) != 0) {
        return io_error(session->path, "taken back", error);
    }
    return JAC_OK;
}

static jac_status open_file(jac_session *session, const char *path, const char *mode,
                            jac_error *error)
{
    session->path = strdup(path);
    session->file = session->path ? fopen(path, mode) : NULL;
    if (!session->file) {
        jac_status status = io_error(path, "opened", error);
        free(session->path);
        session->path = NULL;
        return status;
    }
    return JAC_OK;
}

/* Gives the file up again when it can't be begun. */
static jac_status begun(jac_session *session, jac_status status)
{
    if (status != JAC_OK && session->file) {
        fclose(session->file);
        free(session->path);
        session->file = NULL;
        session->path = NULL;
    }
    return status;
}

jac_status jac_session_record(jac_session *session, const char *path, jac_error *error)
{
    if (session->file) {
        return jac_blame(error, JAC_E_USE, path, 0, NULL, "the record is being written already");
    }
    jac_status status = open_file(session, path, "wbe", error);
    if (status != JAC_OK) {
        return status;
    }
    session->written = 0;
    return begun(session, jac_session_write(session, error));
}

jac_status jac_session_append(jac_session *session, const char *path, long from, size_t written,
                              bool line_end, jac_error *error)
{
    jac_status status = open_file(session, path, "r+be", error);
    if (status != JAC_OK) {
        return status;
    }
    if (ftruncate(fileno(session->file), from) != 0 || fseek(session->file, from, SEEK_SET) != 0 ||
        (line_end && fputc('\n', session->file) == EOF)) {
        return begun(session, io_error(path, "written", error));
    }
    session->written = written;
    return begun(session, jac_session_write(session, error));
}
