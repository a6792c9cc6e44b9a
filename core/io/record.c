/* record.c - reading a record: lines into JSON, the header checked, what is cut off found. */
#define _GNU_SOURCE
#include "record.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json_make.h"
#include "problem.h"

enum { LINE_MAX_BYTES = 1 << 20 };

void jac_record_free(jac_record *record)
{
    if (!record) {
        return;
    }
    for (size_t i = 0; i < record->count; i++) {
        json_decref(record->at[i].json);
    }
    json_decref(record->header);
    json_decref(record->last);
    free(record->at);
    free(record->file);
    free(record);
}

static bool read_seed(const json_t *json, uint64_t *seed)
{
    const char *text = json_string_value(json);
    if (!text || !isdigit((unsigned char)*text)) {
        return false;
    }
    char *end;
    errno = 0;
    *seed = strtoull(text, &end, 10);
    return *end == '\0' && errno == 0;
}

static jac_status check_header(jac_record *record, json_t *json, jac_error *error)
{
    json_t *format = json_object_get(json, "jacquerie");
    record->header = json;
    if (!json_is_integer(format)) {
        return jac_blame(error, JAC_E_INPUT, record->file, 1,
                         "a record begins with {\"jacquerie\":1,...}", "this is not a record");
    }
    if (json_integer_value(format) != JAC_RECORD_VERSION) {
        return jac_blame(error, JAC_E_INPUT, record->file, 1, NULL,
                         "the record has format %lld; this program reads format %d",
                         (long long)json_integer_value(format), JAC_RECORD_VERSION);
    }
    if (!read_seed(json_object_get(json, "seed"), &record->seed)) {
        return jac_blame(error, JAC_E_INPUT, record->file, 1, "\"seed\" is a number in quotes",
                         "the header has no seed");
    }
    if (!json_is_object(json_object_get(json, "ruleset"))) {
        return jac_blame(error, JAC_E_INPUT, record->file, 1, NULL, "the header has no ruleset");
    }
    return JAC_OK;
}

static jac_status add_line(jac_record *record, json_t *json, int line, long end, jac_error *error)
{
    if (record->last) {
        json_decref(json);
        return jac_blame(error, JAC_E_INPUT, record->file, line, NULL,
                         "a line follows the last line of the game");
    }
    if (json_is_true(json_object_get(json, "end"))) {
        record->last = json;
        record->last_line = line;
        return JAC_OK;
    }
    jac_record_line *at = realloc(record->at, (record->count + 1) * sizeof *at);
    if (!at) {
        json_decref(json);
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    record->at = at;
    at[record->count++] = (jac_record_line){ json, line, end };
    record->moves += json_object_get(json, "c") != NULL;
    return JAC_OK;
}

/* One line of `length` bytes, its line end cut off. */
static jac_status read_line(jac_record *record, const char *text, size_t length, int line, long end,
                            bool ended, jac_error *error)
{
    json_error_t at;
    bool no_memory;
    json_t *json = jac_json_read(text, length, &at, &no_memory);
    if (no_memory) {
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    if (json && !json_is_object(json)) {
        json_decref(json);
        json = NULL;
    }
    if (!json && !ended && line > 1) {
        record->cut = true;
        record->cut_line = line;
        return JAC_OK;
    }
    record->unended = !ended;
    record->good = end;
    if (line > 1) {
        return add_line(record, json, line, end, error);
    }
    record->header_end = end;
    if (!json) {
        return jac_blame(error, JAC_E_INPUT, record->file, 1,
                         "a record begins with {\"jacquerie\":1,...}", "this is not a record");
    }
    return check_header(record, json, error);
}

/* Reads up to and with the next line end into *text, growing it. 1: done; 0: the file's end, or it
 * can't be read; -1: the line has too many bytes, as those of a file that is none of text; -2:
 * memory is out. */
static int next_line(FILE *in, char **text, size_t *room, size_t *length)
{
    int c;
    *length = 0;
    do {
        if (*length == LINE_MAX_BYTES) {
            return -1;
        }
        if (*length == *room) {
            size_t wanted = *room ? 2 * *room : 4096;
            char *grown = realloc(*text, wanted);
            if (!grown) {
                return -2;
            }
            *text = grown;
            *room = wanted;
        }
        c = getc_unlocked(in);
        if (c == EOF) {
            return *length > 0 && !ferror(in);
        }
        (*text)[(*length)++] = (char)c;
    } while (c != '\n');
    return 1;
}

static jac_status read_lines(jac_record *record, FILE *in, jac_error *error)
{
    char *text = NULL;
    size_t room = 0, length;
    long end = 0;
    jac_status status = JAC_OK;
    int line = 0, got = 1;
    while (status == JAC_OK && (got = next_line(in, &text, &room, &length)) == 1) {
        bool ended = text[length - 1] == '\n';
        end += (long)length;
        length -= ended;
        length -= length > 0 && text[length - 1] == '\r';
        status = read_line(record, text, length, ++line, end, ended, error);
    }
    free(text);
    if (status != JAC_OK) {
        return status;
    }
    if (got == -1) {
        return jac_blame(error, JAC_E_INPUT, record->file, line + 1, NULL,
                         "the line has more than %d bytes", LINE_MAX_BYTES);
    }
    if (got == -2) {
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    if (ferror(in)) {
        return jac_blame(error, JAC_E_IO, record->file, 0, NULL, "the record can't be read: %s",
                         strerror(errno));
    }
    if (status == JAC_OK && line == 0) {
        return jac_blame(error, JAC_E_INPUT, record->file, 0, NULL, "the record is empty");
    }
    return status;
}

jac_record *jac_record_read(const char *path, jac_error *error)
{
    jac_record *record = calloc(1, sizeof *record);
    if (!record || !(record->file = strdup(path))) {
        free(record);
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        return NULL;
    }
    FILE *in = fopen(path, "rbe");
    jac_status status;
    if (!in) {
        status = jac_blame(error, JAC_E_IO, path, 0, NULL, "the record can't be read: %s",
                           strerror(errno));
    } else {
        status = read_lines(record, in, error);
        fclose(in);
    }
    if (status != JAC_OK) {
        jac_record_free(record);
        return NULL;
    }
    return record;
}
