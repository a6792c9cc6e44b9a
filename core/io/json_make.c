/* json_make.c - see json_make.h. */
#include "json_make.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "problem.h"

static void drop(json_t **whole)
{
    json_decref(*whole);
    *whole = NULL;
}

json_t *jac_json_string(const char *text)
{
    size_t length = text ? strlen(text) : 0;
    if (!text || jac_is_utf8(text, length)) {
        return json_string(text);
    }
    char *copy = strdup(text);
    for (size_t i = 0, n; copy && i < length; i += n) {
        n = jac_utf8_length(copy + i, length - i);
        if (n == 0) {
            copy[i] = '?';
            n = 1;
        }
    }
    json_t *json = copy ? json_string(copy) : NULL;
    free(copy);
    return json;
}

void jac_json_set(json_t **object, const char *key, json_t *value)
{
    if (!*object) {
        json_decref(value);
    } else if (json_object_set_new(*object, key, value) != 0) {
        drop(object);
    }
}

void jac_json_add(json_t **array, json_t *value)
{
    if (!*array) {
        json_decref(value);
    } else if (json_array_append_new(*array, value) != 0) {
        drop(array);
    }
}

json_t *jac_json_number(uint64_t number)
{
    char text[24];
    snprintf(text, sizeof text, "%" PRIu64, number);
    return json_string(text);
}

char *jac_json_text(const json_t *json)
{
    static const size_t how = JSON_COMPACT | JSON_ENCODE_ANY | JSON_REAL_PRECISION(10);
    size_t length = json ? json_dumpb(json, NULL, 0, how) : 0;
    char *text = length > 0 ? malloc(length + 1) : NULL;
    if (text && json_dumpb(json, text, length, how) != length) {
        free(text);
        return NULL;
    }
    if (text) {
        text[length] = '\0';
    }
    return text;
}

jac_status jac_json_line(json_t *whole, FILE *out, const char *file, const char *what,
                         jac_error *error)
{
    char *text = jac_json_text(whole);
    jac_status status = JAC_OK;
    json_decref(whole);
    if (!text) {
        status = jac_fail(error, JAC_E_MEMORY, file, 0, "memory is out");
    } else if (fputs(text, out) == EOF || fputc('\n', out) == EOF) {
        status = jac_fail(error, JAC_E_IO, file, 0, "%s can't be written", what);
    }
    free(text);
    return status;
}

json_t *jac_json_read(const char *text, size_t length, json_error_t *at, bool *no_memory)
{
    at->text[0] = '\0'; /* jansson says nothing when an allocation fails */
    json_t *json = json_loadb(text, length, JSON_REJECT_DUPLICATES, at);
    *no_memory = !json && (at->text[0] == '\0' || json_error_code(at) == json_error_out_of_memory);
    return json;
}
