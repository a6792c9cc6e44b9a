/* rulesets.c - the options, each value alone and all pairs of values. */
#include "property.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rulesets.h"

/* Values in the order of a comma list; the first is the default. */
axis *rulesets_axis(rulesets *all, const char *section, const char *key, const char *values,
                    int module)
{
    if (all->axis_count == all->axis_room) {
        all->axis_room = all->axis_room ? 2 * all->axis_room : 32;
        all->axis = realloc(all->axis, (size_t)all->axis_room * sizeof *all->axis);
        if (!all->axis)
            abort();
    }
    axis *a = &all->axis[all->axis_count++];
    memset(a, 0, sizeof *a);
    snprintf(a->section, sizeof a->section, "%s", section);
    snprintf(a->key, sizeof a->key, "%s", key);
    a->module = module;
    while (*values) {
        const size_t length = strcspn(values, ",");
        if (a->count < AXIS_VALUES_MAX)
            snprintf(a->value[a->count++], sizeof a->value[0], "%.*s", (int)length, values);
        values += length;
        values += strspn(values, ", ");
    }
    return a;
}

static void base_axes(rulesets *all)
{
    rulesets_axis(all, "game", "players", "2,3,4,5", -1);
    rulesets_axis(all, "game", "edition", "C3,C2,C1", -1);
    rulesets_axis(all, "game", "farmers", "on,off", -1);
    rulesets_axis(all, "game", "tiny_city", "4,2", -1);
    rulesets_axis(all, "game", "field_scoring", "per_field_3,city_once_per_player_3,per_city_4",
                  -1);
    rulesets_axis(all, "game", "first_player", "seat_1,random", -1);
    rulesets_axis(all, "game", "confirm", "off,on", -1);
    rulesets_axis(all, "game", "sets", "1,2", -1);
}

bool rulesets_open(rulesets *all, const char *rules_dir, char *why, size_t size)
{
    memset(all, 0, sizeof *all);
    base_axes(all);
    return rulesets_modules(all, rules_dir, why, size);
}

void rulesets_close(rulesets *all)
{
    free(all->axis);
    free(all->row);
    memset(all, 0, sizeof *all);
}

static uint8_t *add_row(rulesets *all)
{
    if (all->row_count == all->row_room) {
        all->row_room = all->row_room ? 2 * all->row_room : 64;
        all->row = realloc(all->row, (size_t)(all->row_room * all->axis_count));
        if (!all->row)
            abort();
    }
    uint8_t *row = &all->row[all->row_count++ * all->axis_count];
    memset(row, 0, (size_t)all->axis_count);
    return row;
}

/* Is the axis in force in the row? An option of a module is, when the module is on. */
static bool in_force(const rulesets *all, const uint8_t *row, int a)
{
    const int module = all->axis[a].module;
    return module < 0 || strcmp(all->axis[module].value[row[module]], "on") == 0;
}

static uint8_t value_named(const axis *a, const char *name)
{
    for (int v = 0; v < a->count; v++)
        if (strcmp(a->value[v], name) == 0)
            return (uint8_t)v;
    return 0;
}

/* The pairs of values that no row holds yet. */
typedef struct pairs {
    const rulesets *all;
    int *first; /* number of an axis' first value */
    int values;
    uint8_t *open; /* [value][value] */
} pairs;

static bool is_open(const pairs *p, int a, int va, int b, int vb)
{
    return p->open[(p->first[a] + va) * p->values + p->first[b] + vb] != 0;
}

static void close_pair(pairs *p, int a, int va, int b, int vb)
{
    p->open[(p->first[a] + va) * p->values + p->first[b] + vb] = 0;
    p->open[(p->first[b] + vb) * p->values + p->first[a] + va] = 0;
}

/* Can the two values stand together? Not an option with its module off. */
static bool possible(const rulesets *all, int a, int va, int b, int vb)
{
    if (all->axis[a].module == b)
        return strcmp(all->axis[b].value[vb], "on") == 0;
    if (all->axis[b].module == a)
        return strcmp(all->axis[a].value[va], "on") == 0;
    return a != b;
}

static void pairs_open(pairs *p, const rulesets *all)
{
    p->all = all;
    p->values = 0;
    p->first = calloc((size_t)(unsigned)all->axis_count, sizeof *p->first);
    if (!p->first)
        abort();
    for (int a = 0; a < all->axis_count; a++) {
        p->first[a] = p->values;
        p->values += all->axis[a].count;
    }
    p->open = calloc((size_t)(p->values * p->values), 1);
    if (!p->open)
        abort();
    for (int a = 0; a < all->axis_count; a++)
        for (int b = 0; b < all->axis_count; b++)
            for (int va = 0; va < all->axis[a].count; va++)
                for (int vb = 0; vb < all->axis[b].count; vb++)
                    p->open[(p->first[a] + va) * p->values + p->first[b] + vb] =
                        possible(all, a, va, b, vb);
}

static void cover(pairs *p, const uint8_t *row)
{
    for (int a = 0; a < p->all->axis_count; a++)
        for (int b = 0; b < a; b++)
            if (in_force(p->all, row, a) && in_force(p->all, row, b))
                close_pair(p, a, row[a], b, row[b]);
}

/* The value of axis a that closes most open pairs with the axes already set. */
static uint8_t best_value(const pairs *p, const uint8_t *row, const bool *set, int a, uint64_t seed)
{
    const axis *one = &p->all->axis[a];
    const int start = (int)(mix(seed, (uint64_t)a) % (uint64_t)one->count);
    int best = start, most = -1;
    for (int i = 0; i < one->count; i++) {
        const int v = (start + i) % one->count;
        int gain = 0;
        for (int b = 0; b < p->all->axis_count; b++)
            gain += set[b] && b != a && is_open(p, a, v, b, row[b]);
        if (gain > most) {
            most = gain;
            best = v;
        }
    }
    return (uint8_t)best;
}

static void set_value(const rulesets *all, uint8_t *row, bool *set, int a, int v)
{
    const int module = all->axis[a].module;
    row[a] = (uint8_t)v;
    set[a] = true;
    if (module < 0 || set[module])
        return;
    row[module] = value_named(&all->axis[module], "on");
    set[module] = true;
}

/* Rows until every pair is held: each begins with an open pair and is filled greedily. */
static void pair_rows(rulesets *all, pairs *p, uint64_t seed)
{
    bool *set = calloc((size_t)(unsigned)all->axis_count, sizeof *set);
    if (!set)
        abort();
    for (int a = 1; a < all->axis_count; a++)
        for (int b = 0; b < a; b++)
            for (int va = 0; va < all->axis[a].count; va++)
                for (int vb = 0; vb < all->axis[b].count; vb++) {
                    if (!is_open(p, a, va, b, vb))
                        continue;
                    uint8_t *row = add_row(all);
                    memset(set, 0, (size_t)all->axis_count * sizeof *set);
                    set_value(all, row, set, a, va);
                    set_value(all, row, set, b, vb);
                    const uint64_t s = mix(seed, (uint64_t)all->row_count);
                    const int start = (int)(s % (uint64_t)all->axis_count);
                    for (int i = 0; i < all->axis_count; i++) {
                        const int c = (start + i) % all->axis_count;
                        if (set[c])
                            continue;
                        row[c] = best_value(p, row, set, c, s);
                        set[c] = true;
                    }
                    cover(p, row);
                    close_pair(p, a, va, b, vb);
                }
    free(set);
}

/* Modules may refuse a value by itself: tiles that nobody has described. */
static void drop_refused(rulesets *all, const char *ini_dir)
{
    for (int a = 0; a < all->axis_count; a++)
        for (int v = 1; v < all->axis[a].count && all->axis[a].module >= 0; v++) {
            jac_error error = { 0 };
            all->row_count = 0;
            uint8_t *row = add_row(all);
            row[a] = (uint8_t)v;
            row[all->axis[a].module] = value_named(&all->axis[all->axis[a].module], "on");
            jac_engine *engine = rulesets_engine(all, 0, ini_dir, &error);
            if (!engine)
                rulesets_drop(all, a, v--, error.what);
            rulesets_engine_free(engine);
        }
    all->row_count = 0;
}

/* How many possible pairs no row holds: counted afresh. */
static int missing_pairs(const rulesets *all)
{
    pairs p;
    int missing = 0;
    pairs_open(&p, all);
    for (int i = 0; i < all->row_count; i++)
        cover(&p, &all->row[i * all->axis_count]);
    for (int a = 0; a < all->axis_count; a++)
        for (int b = 0; b < a; b++)
            for (int va = 0; va < all->axis[a].count; va++)
                for (int vb = 0; vb < all->axis[b].count; vb++)
                    missing += is_open(&p, a, va, b, vb);
    free(p.first);
    free(p.open);
    return missing;
}

bool rulesets_make(rulesets *all, uint64_t seed, const char *ini_dir)
{
    pairs p;
    drop_refused(all, ini_dir);
    add_row(all); /* all defaults */
    all->everything = all->row_count;
    uint8_t *on = add_row(all);
    for (int a = 0; a < all->axis_count; a++)
        if (strcmp(all->axis[a].section, "rules") == 0)
            on[a] = value_named(&all->axis[a], "on");
    for (int a = 0; a < all->axis_count; a++)
        for (int v = 0; v < all->axis[a].count; v++) {
            const int module = all->axis[a].module;
            if (v == 0 && module < 0)
                continue;
            if (v == 0 && strcmp(all->axis[a].section, "rules") != 0)
                continue;
            uint8_t *row = add_row(all);
            row[a] = (uint8_t)v;
            if (module >= 0)
                row[module] = value_named(&all->axis[module], "on");
        }
    pairs_open(&p, all);
    for (int i = 0; i < all->row_count; i++)
        cover(&p, &all->row[i * all->axis_count]);
    pair_rows(all, &p, seed);
    free(p.first);
    free(p.open);
    return missing_pairs(all) == 0;
}

void rulesets_text(const rulesets *all, int row, char *text, size_t size)
{
    const uint8_t *values = &all->row[row * all->axis_count];
    size_t length = 0;
    text[0] = '\0';
    for (int a = 0; a < all->axis_count && length < size; a++) {
        if (values[a] == 0 || !in_force(all, values, a))
            continue;
        length += (size_t)snprintf(text + length, size - length, "%s%s=%s", length ? " " : "",
                                   all->axis[a].key, all->axis[a].value[values[a]]);
    }
    if (length == 0)
        snprintf(text, size, "defaults");
}
