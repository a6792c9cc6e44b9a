/* symbol.c - interned text: names become small integers, the same text the same one. */
#include <string.h>

#include "build.h"

static uint32_t text_hash(const char *text)
{
    uint32_t h = 2166136261u; /* FNV-1a */
    for (; *text; text++)
        h = (h ^ (unsigned char)*text) * 16777619u;
    return h;
}

/* The place of `text` in the index: where it stands or where it would go. */
static uint32_t find_place(const jac_ruleset *rules, const char *text)
{
    uint32_t mask = rules->symbol_room - 1, i = text_hash(text) & mask;
    while (rules->symbol_index[i] &&
           strcmp(rules->symbol.at[rules->symbol_index[i] - 1], text) != 0)
        i = (i + 1) & mask;
    return i;
}

static bool index_grow(jac_ruleset *rules)
{
    uint32_t room = rules->symbol_room ? rules->symbol_room * 2 : 256;
    uint32_t *index = jac_rules_alloc(rules, NULL, 0, room * sizeof *index);
    if (!index)
        return false;
    memset(index, 0, room * sizeof *index);
    jac_rules_alloc(rules, rules->symbol_index, rules->symbol_room * sizeof *index, 0);
    rules->symbol_index = index;
    rules->symbol_room = room;
    for (uint32_t i = 0; i < rules->symbol.count; i++)
        index[find_place(rules, rules->symbol.at[i])] = i + 1;
    return true;
}

uint16_t jac_symbol_find(const jac_ruleset *rules, const char *text)
{
    if (!rules->symbol_room || !text)
        return JAC_NONE;
    uint32_t found = rules->symbol_index[find_place(rules, text)];
    return found ? (uint16_t)(found - 1) : (uint16_t)JAC_NONE;
}

/* Adds a text that is new. */
static uint16_t add(jac_ruleset *rules, const char *text)
{
    if (rules->symbol.count + 1 >= JAC_NONE || rules->compiled)
        return JAC_NONE;
    if ((rules->symbol.count + 1) * 2 > rules->symbol_room && !index_grow(rules))
        return JAC_NONE;
    size_t size = strlen(text) + 1;
    char *copy = jac_rules_alloc(rules, NULL, 0, size);
    if (!copy)
        return JAC_NONE;
    memcpy(copy, text, size);
    if (!JAC_VEC_ADD(rules, rules->symbol, copy)) {
        jac_rules_alloc(rules, copy, size, 0);
        return JAC_NONE;
    }
    rules->symbol_index[find_place(rules, copy)] = rules->symbol.count;
    return (uint16_t)(rules->symbol.count - 1);
}

uint16_t jac_symbol(jac_ruleset *rules, const char *text)
{
    if (!text)
        text = "";
    uint16_t symbol = jac_symbol_find(rules, text);
    if (symbol == JAC_NONE)
        symbol = add(rules, text);
    rules->lacking |= symbol == JAC_NONE;
    return symbol;
}
