/* json_make.h - JSON that is whole or not there.
 *
 * Memory may run out at any value. What is built with these two is then NULL from there on: the
 * parts already in it are freed, what comes later is dropped, and an object into which such a NULL
 * is put becomes NULL itself. So a builder needs no checks; whoever writes the whole asks once. */
#ifndef JAC_JSON_MAKE_H
#define JAC_JSON_MAKE_H

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>

#include "jacquerie.h"

/* The text; what is no UTF-8 in it (a path may hold any bytes) becomes "?". NULL when memory is
 * out, or when `text` is. */
json_t *jac_json_string(const char *text);

/* Puts a value in; takes its reference. */
void jac_json_set(json_t **object, const char *key, json_t *value);
void jac_json_add(json_t **array, json_t *value);

/* The number as a text, since JSON's readers lose digits: seeds. NULL when memory is out. */
json_t *jac_json_number(uint64_t number);

/* The compact text of it, reals with ten digits, allocated; NULL when memory is out or `json` is
 * NULL. (json_dumps may lose a key when its buffer can't grow.) */
char *jac_json_text(const json_t *json);

/* Writes the whole as a line; takes the reference. JAC_E_MEMORY, also when it is NULL, and JAC_E_IO
 * ("`what` can't be written"); `file` (may be NULL) is named in the error. */
jac_status jac_json_line(json_t *whole, FILE *out, const char *file, const char *what,
                         jac_error *error);

/* Reads one JSON object or array; duplicate keys are refused. NULL when it can't be read, *at
 * (never NULL) then tells why; *no_memory: that was the reason. */
json_t *jac_json_read(const char *text, size_t length, json_error_t *at, bool *no_memory);

#endif
