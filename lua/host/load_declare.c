/* load_declare.c - what a module declares for others: edges, kinds, relations, events, queries,
 * causes. */
#include <string.h>

#include "load.h"

/* ---- edges ----------------------------------------------------------------------------------- */

static const char base_letters[] = { 0, 'C', 'R', 'F' };

char jac_edge_letter(const jac_loader *l, uint32_t edge)
{
    return edge < JAC_EDGE_BASE_COUNT ? base_letters[edge] : l->letter[edge];
}

static bool letter_taken(const jac_loader *l, char letter)
{
    for (uint32_t e = 1; e < l->rules->edge.count; e++)
        if (jac_edge_letter(l, e) == letter)
            return true;
    return false;
}

/* That tiles go on is a rule: they need not where a module's tiles are in play without its rules.
 */
static void read_edge(jac_loader *l, const char *name, const jac_node *node)
{
    static const char *const keys[] = { "fits_all", "goes_on", "letter", "whole" };
    const char *path = jac_path(l, "declares.edges", name);
    bool fits_all = false, goes_on = false, whole = false;
    if (!jac_check_name(l, name, "declares.edges") || !jac_is_table(l, node, path) ||
        !jac_check_keys(l, node, path, keys, JAC_COUNT(keys), false) ||
        !jac_get_boolean(l, node, path, "fits_all", &fits_all) ||
        !jac_get_boolean(l, node, path, "goes_on", &goes_on) ||
        !jac_get_boolean(l, node, path, "whole", &whole))
        return;
    const char *letter = jac_get_text(l, node, path, "letter", "");
    if (!letter)
        return;
    if (jac_find_edge(l->rules, name) >= 0) {
        jac_problem(l, NULL, "%s: there is an edge \"%s\" already", path, name);
        return;
    }
    char own =
        *letter ? *letter : (char)(name[0] >= 'a' && name[0] <= 'z' ? name[0] - 32 : name[0]);
    bool taken = letter_taken(l, own);
    if (*letter && (taken || letter[1])) {
        jac_problem(l, NULL, "%s.letter: \"%s\" is %s", path, letter,
                    letter[1] ? "more than one letter" : "another edge's letter");
        return;
    }
    int id = jac_ruleset_add_edge(l->rules, name, fits_all, goes_on && l->at->on);
    if (!jac_added(l, id, path))
        return;
    l->letter[id] = taken ? 0 : own; /* without one, tiles list the names of their edges */
    l->whole[id] = whole;
    l->bare[id] = fits_all;
}

/* ---- kinds of segments ----------------------------------------------------------------------- */

/* The keys of a tile that no kind of segment may be called. */
static bool is_tile_key(const char *name)
{
    static const char *const keys[] = { "count",        "edges", "id",   "leads_to", "marks",
                                        "derived_from", "start", "none", "pile" };
    for (size_t i = 0; i < JAC_COUNT(keys); i++)
        if (strcmp(keys[i], name) == 0)
            return true;
    return false;
}

const char **jac_kind_names(jac_loader *l)
{
    const char **names = jac_loader_take(l, (l->rules->kind.count + 1) * sizeof *names);
    for (uint32_t i = 0; i < l->rules->kind.count; i++)
        names[i] = jac_text(l->rules, l->rules->kind.at[i].name);
    return names;
}

/* The class and edge that a kind names; false when reported. */
static bool read_class_and_edge(jac_loader *l, const jac_node *node, const char *path,
                                jac_segment_kind *kind)
{
    const char *class_name = jac_get_text(l, node, path, "class", "");
    const char *edge_name = jac_get_text(l, node, path, "edge", "");
    if (!class_name || !edge_name)
        return false;
    if (*class_name && strcmp(class_name, jac_text(l->rules, kind->name)) != 0) {
        int like = jac_find_kind(l->rules, class_name);
        if (like < 0) {
            jac_unknown(l, NULL, jac_path(l, path, "class"), "no kind", class_name,
                        jac_kind_names(l), l->rules->kind.count);
            return false;
        }
        uint16_t name = kind->name, on_mark = kind->on_mark;
        *kind = l->rules->kind.at[like]; /* what it doesn't say is as in its class */
        kind->name = name;
        kind->on_mark = on_mark;
        kind->edge = JAC_EDGE_NONE;
    }
    if (!*edge_name)
        return true;
    int edge = jac_find_edge(l->rules, edge_name);
    if (edge > JAC_EDGE_NONE) {
        kind->edge = (uint8_t)edge;
        kind->joins = true;
        return true;
    }
    const char **names = jac_loader_take(l, l->rules->edge.count * sizeof *names);
    for (uint32_t i = 1; i < l->rules->edge.count; i++)
        names[i - 1] = jac_text(l->rules, l->rules->edge.at[i]);
    jac_unknown(l, NULL, jac_path(l, path, "edge"), "no edge", edge_name, names,
                l->rules->edge.count - 1);
    return false;
}

static void read_kind(jac_loader *l, const char *name, const jac_node *node)
{
    static const char *const keys[] = { "class",      "edge", "joins", "on_mark",
                                        "occupiable", "ring", "scores" };
    const char *path = jac_path(l, "declares.kinds", name);
    if (!jac_check_name(l, name, "declares.kinds") || !jac_is_table(l, node, path) ||
        !jac_check_keys(l, node, path, keys, JAC_COUNT(keys), false))
        return;
    if (jac_find_kind(l->rules, name) >= 0 || is_tile_key(name)) {
        jac_problem(l, NULL, "%s: the name \"%s\" is taken; choose another", path, name);
        return;
    }
    jac_segment_kind kind = { .name = jac_load_symbol(l, name),
                              .occupiable = true,
                              .class_ = (uint8_t)l->rules->kind.count };
    const char *mark = jac_get_text(l, node, path, "on_mark", "");
    if (!mark)
        return;
    kind.on_mark = *mark ? jac_load_symbol(l, mark) : 0;
    if (read_class_and_edge(l, node, path, &kind) &&
        jac_get_boolean(l, node, path, "joins", &kind.joins) &&
        jac_get_boolean(l, node, path, "occupiable", &kind.occupiable) &&
        jac_get_boolean(l, node, path, "ring", &kind.ring) &&
        jac_get_boolean(l, node, path, "scores", &kind.scores))
        jac_added(l, jac_ruleset_add_kind(l->rules, &kind), path);
}

static void read_relations(jac_loader *l, const jac_node *declares)
{
    jac_names names = { NULL, 0 };
    jac_get_names(l, declares, "declares", "relations", &names);
    for (size_t i = 0; i < names.count; i++) {
        const char *path = jac_path_item(l, "declares.relations", i);
        if (!jac_check_name(l, names.at[i], path))
            continue;
        if (jac_find_relation(l->rules, names.at[i]) >= 0 || is_tile_key(names.at[i]) ||
            jac_find_kind(l->rules, names.at[i]) >= 0)
            jac_problem(l, NULL, "%s: the name \"%s\" is taken; choose another", path, names.at[i]);
        else
            jac_added(l, jac_ruleset_add_relation(l->rules, names.at[i]), path);
    }
}

/* ---- events and queries ---------------------------------------------------------------------- */

static void read_hook(jac_loader *l, const char *name, const jac_node *node, const char *list,
                      jac_hook_kind kind)
{
    static const char *const keys[] = { "args", "doc", "answer" };
    static const char *const answers[] = { "boolean", "integer", "figure",
                                           "player",  "players", "symbol" };
    static const uint8_t types[] = { JAC_T_BOOLEAN, JAC_T_INTEGER, JAC_T_FIGURE,
                                     JAC_T_PLAYER,  JAC_T_PLAYERS, JAC_T_SYMBOL };
    const char *path = jac_path(l, list, name);
    jac_hook_def hook = { .kind = (uint8_t)kind, .module = l->at->id };
    if (!jac_check_name(l, name, list) || !jac_is_table(l, node, path) ||
        !jac_check_keys(l, node, path, keys, kind == JAC_HOOK_QUERY ? 3 : 2, false))
        return;
    int argc = jac_get_args(l, node, path, JAC_ARGS_MAX, hook.arg);
    const char *doc = jac_get_text(l, node, path, "doc", "");
    uint8_t answer = 0xFF;
    if (argc < 0 || !doc ||
        !jac_get_word(l, node, path, "answer", answers, JAC_COUNT(answers), &answer))
        return;
    if (kind == JAC_HOOK_QUERY && answer == 0xFF) {
        jac_problem(l, NULL, "%s.answer is missing; it is one of %s", path,
                    jac_names_list(l, answers, JAC_COUNT(answers)));
        return;
    }
    const char *full = jac_full(l, name);
    if (jac_find_hook(l->rules, full) >= 0) {
        jac_problem(l, NULL, "%s: \"%s\" is an event or query already", path, full);
        return;
    }
    hook.argc = (uint8_t)argc;
    hook.answer = kind == JAC_HOOK_QUERY ? types[answer] : (uint8_t)JAC_T_NONE;
    hook.name = jac_load_symbol(l, full);
    hook.doc = jac_text(l->rules, jac_load_symbol(l, doc)); /* lives as long as the ruleset */
    const char *version = l->lua->module[l->at->index].info.version;
    hook.since = jac_text(l->rules, jac_load_symbol(l, version));
    jac_added(l, jac_ruleset_add_hook(l->rules, &hook), path);
}

/* ---- all of it ------------------------------------------------------------------------------- */

/* Calls f for each field of declares.<key>. */
static void each_field(jac_loader *l, const jac_node *declares, const char *key,
                       void (*f)(jac_loader *l, const char *name, const jac_node *node))
{
    const jac_node *table = jac_get(declares, key);
    const char *path = jac_path(l, "declares", key);
    if (!table || !jac_is_map(l, table, path))
        return;
    for (size_t i = 0; i < table->field_count; i++)
        f(l, table->field[i].name, &table->field[i].value);
}

static void read_event(jac_loader *l, const char *name, const jac_node *node)
{
    read_hook(l, name, node, "declares.events", JAC_HOOK_EVENT);
}

static void read_query(jac_loader *l, const char *name, const jac_node *node)
{
    read_hook(l, name, node, "declares.queries", JAC_HOOK_QUERY);
}

/* Words that the module says at run time: the ruleset must know them before it is compiled. */
static void read_words(jac_loader *l, const jac_node *declares, jac_part *part)
{
    jac_names words = { NULL, 0 };
    jac_get_names(l, declares, "declares", "causes", &part->causes);
    jac_get_names(l, declares, "declares", "reasons", &part->reasons);
    jac_get_names(l, declares, "declares", "words", &words);
    for (size_t i = 0; i < part->causes.count; i++)
        if (jac_check_name(l, part->causes.at[i], jac_path_item(l, "declares.causes", i)))
            jac_load_symbol(l, jac_full(l, part->causes.at[i]));
    for (size_t i = 0; i < part->reasons.count; i++)
        if (jac_check_name(l, part->reasons.at[i], jac_path_item(l, "declares.reasons", i)))
            jac_added(l, jac_ruleset_add_reason(l->rules, jac_full(l, part->reasons.at[i])),
                      "declares.reasons");
    for (size_t i = 0; i < words.count; i++)
        jac_load_symbol(l, words.at[i]);
}

void jac_load_declares(jac_loader *l, jac_part *part)
{
    static const char *const keys[] = { "causes",  "edges",   "events",    "kinds",
                                        "queries", "reasons", "relations", "words" };
    const jac_node *declares = jac_data(l, "declares");
    if (!declares)
        return;
    jac_check_keys(l, declares, "declares", keys, JAC_COUNT(keys), false);
    each_field(l, declares, "edges", read_edge);
    each_field(l, declares, "kinds", read_kind);
    read_relations(l, declares);
    each_field(l, declares, "events", read_event);
    each_field(l, declares, "queries", read_query);
    read_words(l, declares, part);
}
