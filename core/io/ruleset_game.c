/* ruleset_game.c - the sections [game] and [lua]. */
#define _GNU_SOURCE
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bot_kinds.h"
#include "loading.h"

enum { PLAYER_NAME_MAX = 32 };

/* A number in place of names is a frequent slip. */
static bool looks_like_number(const char *text)
{
    return text[strspn(text, "+-.0123456789")] == '\0';
}

static bool check_name(jac_loading *l, const jac_setting *at, const jac_name_list *list, size_t i)
{
    const char *name = list->at[i];
    for (const char *s = name; *s; s++) {
        if (iscntrl((unsigned char)*s)) {
            JAC_WRONG(l, at, NULL, "player %zu's name has a control character", i + 1);
            return false;
        }
    }
    if (!*name) {
        JAC_WRONG(l, at, "separate the names by single commas", "player %zu has no name", i + 1);
    } else if (strlen(name) > PLAYER_NAME_MAX) {
        JAC_WRONG(l, at, NULL, "the name \"%s\" has %zu bytes, the limit is %d", name, strlen(name),
                  PLAYER_NAME_MAX);
    } else if (looks_like_number(name)) {
        JAC_WRONG(l, at, "write names, like players = Red, Blue", "\"%s\" is no player's name",
                  name);
    } else {
        for (size_t k = 0; k < i; k++) {
            if (strcmp(list->at[k], name) == 0) {
                JAC_WRONG(l, at, NULL, "there are two players called \"%s\"", name);
                return false;
            }
        }
        return true;
    }
    return false;
}

static void read_players(jac_loading *l, const jac_setting *at)
{
    jac_name_list list = jac_loading_list(at->value);
    bool good = list.count <= JAC_PLAYERS_MAX && !list.problem;
    l->no_memory |= list.problem != 0;
    if (!good && !list.problem) {
        JAC_WRONG(l, at, "use 1 to 8", "%zu players are too many", list.count);
    }
    for (size_t i = 0; good && i < list.count; i++) {
        good = check_name(l, at, &list, i);
    }
    if (good) {
        l->base.players = (uint8_t)list.count;
        for (size_t i = 0; i < list.count; i++) {
            l->names[i] = list.at[i];
            l->base.name[i] = list.at[i];
            list.at[i] = NULL;
        }
    }
    jac_name_list_free(&list);
}

static void set_bot(jac_loading *l, size_t player, const char *name)
{
    free(l->setup->bot[player]);
    l->setup->bot[player] = strdup(name);
    l->no_memory |= !l->setup->bot[player];
}

static void read_bots(jac_loading *l, const jac_setting *at)
{
    jac_name_list list = jac_loading_list(at->value);
    l->no_memory |= list.problem != 0;
    if (list.count > 1 && list.count != l->base.players && !l->no_memory) {
        JAC_WRONG(l, at, "name one for all, or one for each", "%zu bots for %d players", list.count,
                  l->base.players);
    }
    for (size_t i = 0; i < list.count; i++) {
        jac_error error;
        if (!jac_bot_kind_of(list.at[i], NULL, &error)) {
            JAC_WRONG(l, at, error.hint, "%s", error.what);
            continue;
        }
        for (size_t p = 0; p < l->base.players; p++) {
            if (list.count == 1 || p == i) {
                set_bot(l, p, list.at[i]);
            }
        }
    }
    jac_name_list_free(&list);
}

static void read_bot_time(jac_loading *l, const jac_setting *at)
{
    uint64_t milliseconds = 0;
    if (jac_loading_number(l, at, 1, JAC_BOT_TIME_MAX, 0, &milliseconds)) {
        l->setup->bot_time = (uint32_t)milliseconds;
    }
}

static void read_edition(jac_loading *l, const jac_setting *at)
{
    int value = jac_loading_choice(l, at, jac_edition_names, JAC_EDITIONS);
    l->base.edition = value < 0 ? JAC_C3 : (uint8_t)value;
}

static void read_seed(jac_loading *l, const jac_setting *at)
{
    l->setup->seed_given = jac_loading_number(l, at, 0, UINT64_MAX, 0, &l->setup->seed);
}

static void read_farmers(jac_loading *l, const jac_setting *at)
{
    l->base.farmers = jac_loading_switch(l, at, true);
}

static void read_confirm(jac_loading *l, const jac_setting *at)
{
    l->base.confirm = jac_loading_switch(l, at, false);
}

static void read_tiny_city(jac_loading *l, const jac_setting *at)
{
    static const char *const values[] = { "4", "2" };
    l->base.tiny_city_2 = jac_loading_choice(l, at, values, 2) == 1;
}

static void read_field_scoring(jac_loading *l, const jac_setting *at)
{
    static const char *const values[] = { "per_field_3", "city_once_per_player_3", "per_city_4" };
    int value = jac_loading_choice(l, at, values, 3);
    l->base.field_scoring = value < 0 ? JAC_PER_FIELD_3 : (uint8_t)value;
}

static void read_first_player(jac_loading *l, const jac_setting *at)
{
    static const char *const values[] = { "seat_1", "random" };
    l->base.first_random = jac_loading_choice(l, at, values, 2) == 1;
}

static void read_sets(jac_loading *l, const jac_setting *at)
{
    uint64_t sets = 1;
    if (jac_loading_number(l, at, 1, 20, 0, &sets)) {
        l->base.sets = (uint8_t)sets;
    }
}

static void read_memory(jac_loading *l, const jac_setting *at)
{
    uint64_t bytes = 0;
    if (jac_loading_number(l, at, 1 << 20, 1024ull << 20, 1024, &bytes)) {
        l->setup->limits.memory = (size_t)bytes;
    }
}

static void read_instructions(jac_loading *l, const jac_setting *at)
{
    uint64_t count = 0;
    if (jac_loading_number(l, at, 10000, 10000000000, 1000, &count)) {
        l->setup->limits.instructions = (int64_t)count;
    }
}

typedef struct known_key {
    const char *name;
    void (*read)(jac_loading *l, const jac_setting *at);
    bool late; /* read after the others: bots need to know the players */
} known_key;

enum { KEYS_MAX = 16 };

static const known_key *key_named(const known_key *keys, size_t count, const char *name)
{
    for (size_t k = 0; k < count; k++) {
        if (strcmp(keys[k].name, name) == 0) {
            return keys + k;
        }
    }
    return NULL;
}

/* Reads a section whose keys are known, in the file's order. */
static void read_section(jac_loading *l, const char *section, const known_key *keys, size_t count)
{
    const char *names[KEYS_MAX];
    for (size_t k = 0; k < count; k++) {
        names[k] = keys[k].name;
    }
    for (int late = 0; late < 2; late++) {
        for (size_t i = 0; i < l->settings->count; i++) {
            const jac_setting *at = l->settings->at + i;
            const known_key *key = key_named(keys, count, at->key);
            if (strcmp(at->section, section) != 0 || (key && key->late) != (late == 1)) {
                continue;
            }
            if (key) {
                key->read(l, at);
            } else {
                char hint[JAC_HINT_SIZE];
                JAC_WRONG(l, at, jac_hint_names(hint, at->key, names, count),
                          "there is no key \"%s\" in [%s]", at->key, section);
            }
        }
    }
}

void jac_loading_game(jac_loading *l)
{
    static const known_key keys[] = {
        { "players", read_players, false },
        { "bots", read_bots, true },
        { "bot_time", read_bot_time, false },
        { "edition", read_edition, false },
        { "seed", read_seed, false },
        { "farmers", read_farmers, false },
        { "tiny_city", read_tiny_city, false },
        { "field_scoring", read_field_scoring, false },
        { "first_player", read_first_player, false },
        { "confirm", read_confirm, false },
        { "sets", read_sets, false },
    };
    l->base = (jac_base){ .players = 2, .edition = JAC_C3, .farmers = 1, .sets = 1 };
    l->setup->bot_time = JAC_BOT_TIME;
    read_section(l, "game", keys, sizeof keys / sizeof keys[0]);
    for (size_t p = 0; p < l->base.players; p++) {
        if (!l->setup->bot[p]) {
            set_bot(l, p, jac_bot_kinds[0].name);
        }
    }
}

void jac_loading_lua(jac_loading *l)
{
    static const known_key keys[] = {
        { "memory", read_memory, false },
        { "instructions", read_instructions, false },
    };
    read_section(l, "lua", keys, sizeof keys / sizeof keys[0]);
}
