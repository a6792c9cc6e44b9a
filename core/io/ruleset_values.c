/* ruleset_values.c - reading the values of settings: strict, with the range in the message. */
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "loading.h"

int jac_loading_choice(jac_loading *l, const jac_setting *at, const char *const *values,
                       size_t count)
{
    char hint[JAC_HINT_SIZE];
    for (size_t i = 0; i < count; i++) {
        if (strcmp(at->value, values[i]) == 0) {
            return (int)i;
        }
    }
    JAC_WRONG(l, at, jac_hint_values(hint, values, count), "\"%s\" is no value of %s", at->value,
              at->key);
    return -1;
}

bool jac_loading_switch(jac_loading *l, const jac_setting *at, bool wrong)
{
    static const char *const values[] = { "off", "on" };
    int value = jac_loading_choice(l, at, values, 2);
    return value < 0 ? wrong : value == 1;
}

/* Digits with, where `unit` allows it, K or M behind. 0 read, 1 not a number, 2 too large. */
static int read_number(const char *text, uint64_t unit, uint64_t *value)
{
    const char *s = text;
    bool negative = *s == '-';
    bool large = false;
    s += negative;
    if (!isdigit((unsigned char)*s)) {
        return 1;
    }
    for (*value = 0; isdigit((unsigned char)*s); s++) {
        uint64_t digit = (uint64_t)(*s - '0');
        large = large || *value > (UINT64_MAX - digit) / 10;
        *value = *value * 10 + digit;
    }
    uint64_t factor = 1;
    if (unit && (*s == 'K' || *s == 'M')) {
        factor = *s++ == 'K' ? unit : unit * unit;
    }
    if (*s) {
        return 1;
    }
    large = large || *value > UINT64_MAX / factor;
    *value *= factor;
    return large || negative ? 2 : 0;
}

/* 16777216 as "16M" where the unit allows it. */
static void show_number(char text[32], uint64_t value, uint64_t unit)
{
    if (unit && value && value % (unit * unit) == 0) {
        snprintf(text, 32, "%" PRIu64 "M", value / (unit * unit));
    } else if (unit && value && value % unit == 0) {
        snprintf(text, 32, "%" PRIu64 "K", value / unit);
    } else {
        snprintf(text, 32, "%" PRIu64, value);
    }
}

bool jac_loading_number(jac_loading *l, const jac_setting *at, uint64_t min, uint64_t max,
                        uint64_t unit, uint64_t *value)
{
    uint64_t read = 0;
    int wrong = read_number(at->value, unit, &read);
    if (!wrong && read >= min && read <= max) {
        *value = read;
        return true;
    }
    char low[32], high[32], hint[JAC_HINT_SIZE];
    show_number(low, min, unit);
    show_number(high, max, unit);
    snprintf(hint, sizeof hint, "use %s to %s", low, high);
    if (wrong == 1) {
        JAC_WRONG(l, at, hint, "\"%s\" is no whole number for %s", at->value, at->key);
    } else {
        JAC_WRONG(l, at, hint, "\"%s\" is out of range for %s", at->value, at->key);
    }
    return false;
}

/* Bytes of the list's first part. */
static size_t part_length(const char *text)
{
    const char *start = text + strspn(text, " \t");
    const char *close = *start == '"' ? strchr(start + 1, '"') : NULL;
    const char *from = close ? close : text;
    return (size_t)(from - text) + strcspn(from, ",");
}

jac_name_list jac_loading_list(const char *text)
{
    jac_name_list list = { NULL, 0, 0 };
    for (const char *s = text;; s++) {
        size_t length = part_length(s);
        const char *start = s, *end = s + length;
        while (start < end && (*start == ' ' || *start == '\t')) {
            start++;
        }
        while (end > start && (end[-1] == ' ' || end[-1] == '\t')) {
            end--;
        }
        if (end - start > 1 && *start == '"' &&
            memchr(start + 1, '"', (size_t)(end - start) - 1) == end - 1) {
            start++;
            end--;
        }
        char **at = realloc(list.at, (list.count + 1) * sizeof *at);
        if (!at) {
            list.problem = ENOMEM;
            return list;
        }
        list.at = at;
        at[list.count] = strndup(start, (size_t)(end - start));
        if (!at[list.count]) {
            list.problem = ENOMEM;
            return list;
        }
        list.count++;
        s += length;
        if (*s == '\0') {
            return list;
        }
    }
}
