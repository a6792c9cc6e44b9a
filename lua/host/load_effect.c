/* load_effect.c - take = { tally = ..., score = ..., set = {...}, home = ... }: what a choice does,
 * as data. */
#include <string.h>

#include "load.h"

enum { EFFECTS_MAX = 8 };

/* The offer being read, what it does so far, and what a choice of it carries: the prompt's
 * arguments, then its own. */
typedef struct reading {
    jac_loader *l;
    jac_offer *offer;
    jac_effect at[EFFECTS_MAX];
    uint8_t type[5];
    uint8_t argc;
    const char *path;
} reading;

static bool add(reading *r, const char *path, jac_effect effect)
{
    if (r->offer->effect_count == EFFECTS_MAX) {
        jac_problem(r->l, NULL, "%s: at most %d things; write a function", path, EFFECTS_MAX);
        return false;
    }
    r->at[r->offer->effect_count++] = effect;
    return true;
}

/* The one argument of the type (or the other type); -1: reported. */
static int only_arg(const reading *r, const char *path, jac_type type, jac_type other)
{
    int found = -1, count = 0;
    for (uint8_t i = 0; i < r->argc; i++)
        if (r->type[i] == type || r->type[i] == other) {
            found = i;
            count++;
        }
    if (count == 1)
        return found;
    jac_problem(r->l, NULL,
                count ? "%s: the choice has %d of type %s; write a function"
                      : "%s: the choice has %d of type %s",
                path, count, jac_type_name(type));
    return -1;
}

/* tally = "counter" */
static bool read_tally(reading *r, const jac_node *node, const char *path)
{
    jac_loader *l = r->l;
    const char *name = node->kind == JAC_N_STRING ? node->text : "";
    int stat = jac_find_stat(l->rules, jac_full(l, name));
    if (stat >= 0)
        return add(r, path, (jac_effect){ JAC_DO_TALLY, 0, (uint16_t)stat, 1 });
    jac_names known = { NULL, 0 };
    for (size_t i = 0; i < l->at->stat_count; i++)
        jac_names_add(l, &known, l->at->stat[i].name);
    jac_unknown(l, node, path, "no counter", name, known.at, known.count);
    return false;
}

/* The symbol of one of the module's declared words; JAC_NONE: reported. */
static uint16_t declared(const reading *r, const jac_node *node, const char *path,
                         const jac_names *names, const char *list)
{
    jac_loader *l = r->l;
    const char *name = node && node->kind == JAC_N_STRING ? node->text : "";
    if (jac_names_has(names, name))
        return jac_load_symbol(l, jac_full(l, name));
    if (!node)
        jac_problem(l, NULL, "%s is missing; name one of this module's declares.%s", path, list);
    else
        jac_unknown(l, node, path, jac_format(l, "declares.%s has no", list), name, names->at,
                    names->count);
    return JAC_NONE;
}

/* score = 3, reason = "gift" */
static bool read_score(reading *r, const jac_node *node, const jac_node *reason, const char *path)
{
    int32_t points;
    uint16_t why =
        declared(r, reason, jac_path(r->l, r->path, "reason"), &r->l->at->reasons, "reasons");
    if (!jac_to_integer(r->l, node, path, -100000, 100000, &points) || why == JAC_NONE)
        return false;
    return add(r, path, (jac_effect){ JAC_DO_SCORE, 0, why, points });
}

/* Whose item of the cell: the game's, the player's asked, or that of the choice's argument. */
static int item_arg(const reading *r, const jac_cell_def *cell, const char *path)
{
    switch (cell->scope) {
    case JAC_PER_FIGURE:
        return only_arg(r, path, JAC_T_FIGURE, JAC_T_FIGURE);
    case JAC_PER_TILE:
        return only_arg(r, path, JAC_T_TILE, JAC_T_TILE);
    case JAC_PER_SEGMENT:
        return only_arg(r, path, JAC_T_SEGMENT, JAC_T_FEATURE);
    default:
        return 0;
    }
}

static bool set_cell(reading *r, const char *name, const jac_node *node, const char *path)
{
    jac_loader *l = r->l;
    int id = jac_find_own_cell(l, node, path, name);
    if (id < 0)
        return false;
    const jac_cell_def *cell = &l->rules->cell.at[id];
    jac_filter_key key;
    int32_t value;
    path = jac_path(l, path, name);
    if (cell->length != 1) {
        jac_problem(l, NULL, "%s has %d values; write a function", path, (int)cell->length);
        return false;
    }
    bool ok = cell->boolean ? jac_value_field(l, JAC_T_BOOLEAN, node, path, &value, &key) == 1
                            : jac_to_integer(l, node, path, cell->min, cell->max, &value);
    int arg = ok ? item_arg(r, cell, path) : -1;
    return arg >= 0 && add(r, path, (jac_effect){ JAC_DO_SET, (uint8_t)arg, (uint16_t)id, value });
}

/* set = { cell = value, ... } */
static bool read_set(reading *r, const jac_node *node, const char *path)
{
    if (!jac_is_map(r->l, node, path))
        return false;
    bool ok = true;
    for (size_t i = 0; i < node->field_count; i++)
        ok = set_cell(r, node->field[i].name, &node->field[i].value, path) && ok;
    return ok;
}

/* home = "cause" */
static bool read_home(reading *r, const jac_node *node, const char *path)
{
    uint16_t cause = declared(r, node, path, &r->l->at->causes, "causes");
    int arg = cause == JAC_NONE ? -1 : only_arg(r, path, JAC_T_FIGURE, JAC_T_FIGURE);
    return arg >= 0 && add(r, path, (jac_effect){ JAC_DO_HOME, (uint8_t)arg, cause, 0 });
}

static void collect_types(reading *r)
{
    const jac_prompt *prompt = &r->l->rules->prompt.at[r->offer->prompt];
    for (int i = 0; r->offer->offered == JAC_OFFERED_PROMPT && i < prompt->argc; i++)
        r->type[r->argc++] = prompt->type[i];
    for (int i = 0; i < r->offer->argc; i++)
        r->type[r->argc++] = r->offer->type[i];
}

bool jac_load_effects(jac_loader *l, const jac_node *take, const char *path, jac_offer *offer)
{
    static const char *const keys[] = { "home", "reason", "score", "set", "tally" };
    const jac_node resolved = jac_node_resolve(l, take, path);
    reading r = { .l = l, .offer = offer, .path = path };
    if (!jac_is_map(l, &resolved, path) ||
        !jac_check_keys(l, &resolved, path, keys, JAC_COUNT(keys), false))
        return false;
    collect_types(&r);
    const jac_node *tally = jac_get(&resolved, "tally"), *score = jac_get(&resolved, "score"),
                   *reason = jac_get(&resolved, "reason"), *set = jac_get(&resolved, "set"),
                   *home = jac_get(&resolved, "home");
    bool ok = !tally || read_tally(&r, tally, jac_path(l, path, "tally"));
    ok = (!score || read_score(&r, score, reason, jac_path(l, path, "score"))) && ok;
    ok = (!set || read_set(&r, set, jac_path(l, path, "set"))) && ok;
    ok = (!home || read_home(&r, home, jac_path(l, path, "home"))) && ok;
    if (reason && !score) {
        jac_problem(l, NULL, "%s.reason: there is no score", path);
        ok = false;
    }
    if (ok && offer->effect_count == 0) {
        jac_problem(l, NULL, "%s is empty; say what the choice does", path);
        ok = false;
    }
    jac_effect *kept = jac_loader_take(l, sizeof r.at);
    memcpy(kept, r.at, sizeof r.at);
    offer->effect = kept;
    return ok;
}
