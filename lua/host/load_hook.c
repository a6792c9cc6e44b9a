/* load_hook.c - subscriptions: `on`, `queries`, and the order in which modules are told. */
#include <stdlib.h>
#include <string.h>

#include "load.h"

/* ---- names of hooks -------------------------------------------------------------------------- */

static bool is_query(const jac_loader *l, int hook)
{
    return l->rules->hook.at[hook].kind == JAC_HOOK_QUERY;
}

/* Hooks that `name` may have been meant for: of the core and the module's own, or of one module. */
static void report_unknown(jac_loader *l, const jac_node *at, const char *path, const char *what,
                           const char *name)
{
    jac_names known = { NULL, 0 };
    const char *dot = strrchr(name, '.');
    size_t length = dot ? (size_t)(dot + 1 - name) : 0;
    for (uint32_t i = 0; i < l->rules->hook.count; i++) {
        const jac_hook_def *hook = &l->rules->hook.at[i];
        const char *full = jac_text(l->rules, hook->name);
        if (dot ? strncmp(full, name, length) == 0 : hook->module == JAC_MODULE_BASE)
            jac_names_add(l, &known, full);
        else if (!dot && hook->module == l->at->id)
            jac_names_add(l, &known, strrchr(full, '.') + 1);
    }
    jac_unknown(l, at, path, what, name, known.at, known.count);
}

/* The hook of a key; -1: reported, or of a module that is off. */
static int find_hook(jac_loader *l, const jac_node *at, const char *path, const char *what,
                     const char *name)
{
    const char *dot = strrchr(name, '.');
    if (dot && jac_may_name(l, at, jac_path(l, path, name), name, (size_t)(dot - name)) < 1)
        return -1;
    int hook = jac_find_hook(l->rules, name);
    if (hook < 0 && !dot)
        hook = jac_find_hook(l->rules, jac_full(l, name));
    if (hook < 0)
        report_unknown(l, at, path, what, name);
    return hook;
}

/* ---- handlers -------------------------------------------------------------------------------- */

static jac_found *found(jac_loader *l, int hook, int32_t ref, const jac_filters *filters)
{
    if (l->found_count == l->found_room) {
        size_t room = l->found_room * 2 + 32;
        jac_found *grown = jac_loader_take(l, room * sizeof *grown);
        if (l->found_count)
            memcpy(grown, l->found, l->found_count * sizeof *grown);
        l->found = grown;
        l->found_room = room;
    }
    jac_found *f = &l->found[l->found_count];
    f->handler = (jac_handler){ .module = l->at->id,
                                .hook = (uint16_t)hook,
                                .ref = ref,
                                .filter = filters->at,
                                .filter_count = filters->count };
    f->part = l->at;
    f->rank = UINT32_MAX;
    f->number = (uint32_t)l->found_count++;
    return f;
}

/* ask = "protect": the prompt + 1, when its one argument is what the payload begins with; 0:
 * reported. */
static uint16_t read_ask(jac_loader *l, const jac_hook_def *hook, const jac_node *node,
                         const char *path)
{
    const char *name = node->kind == JAC_N_STRING ? node->text : "";
    int id = jac_find_prompt(l->rules, jac_full(l, name));
    const jac_prompt *prompt = id >= 0 ? &l->rules->prompt.at[id] : NULL;
    if (!prompt)
        jac_problem(l, node, "%s.ask: the name of an own prompt is needed", path);
    else if (hook->kind == JAC_HOOK_QUERY || prompt->argc > 1 ||
             (prompt->argc == 1 && (hook->argc == 0 || hook->arg[0].type != prompt->type[0])))
        jac_problem(l, node, "%s.ask: the prompt \"%s\" takes what this does not begin with", path,
                    name);
    else
        return (uint16_t)(id + 1);
    return 0;
}

/* push = "check": the step + 1, at a station; 0: reported. */
static uint16_t read_push(jac_loader *l, const jac_hook_def *hook, const jac_node *node,
                          const char *path)
{
    const char *name = node->kind == JAC_N_STRING ? node->text : "";
    int id = jac_find_step(l->rules, jac_full(l, name));
    if (hook->kind != JAC_HOOK_STATION)
        jac_problem(l, node,
                    "%s.push: only at a station, where there is nothing to hand on; write a "
                    "function",
                    path);
    else if (id < 0)
        jac_problem(l, node, "%s.push: the name of an own step is needed", path);
    else
        return (uint16_t)(id + 1);
    return 0;
}

static bool ends_in_left(const char *name)
{
    size_t length = strlen(name);
    return length > 5 && strcmp(name + length - 5, "_left") == 0;
}

/* What a handler does that is no function: `ask` or `push`. False: reported. */
static bool read_data(jac_loader *l, int hook, const jac_node *node, const char *path,
                      jac_handler *handler)
{
    const jac_hook_def *def = &l->rules->hook.at[hook];
    const jac_node *ask = jac_get(node, "ask"), *push = jac_get(node, "push");
    if (node->item_count + (ask != NULL) + (push != NULL) > 1) {
        jac_problem(l, NULL, "%s: a function, ask or push; one of them", path);
        return false;
    }
    if (ask)
        return (handler->prompt = read_ask(l, def, ask, path)) != 0;
    handler->ref = JAC_LUA_PACKED_NIL;
    return (handler->step = read_push(l, def, push, path)) != 0;
}

/* { when = {...}, ruling = "ID", function } or, with ask = "prompt" or push = "step", without a
 * function */
static void read_filtered(jac_loader *l, int hook, const jac_node *node, const char *path)
{
    static const char *const keys[] = { "ask", "cite", "push", "ruling", "when" };
    const jac_hook_def *def = &l->rules->hook.at[hook];
    bool ok = jac_check_keys(l, node, path, keys, JAC_COUNT(keys), true);
    bool data = jac_get(node, "ask") || jac_get(node, "push");
    jac_handler handler = { .ref = 0 };
    if (data && !read_data(l, hook, node, path, &handler))
        return;
    if (!data && (node->item_count != 1 || node->item[0].kind != JAC_N_FUNCTION)) {
        jac_problem(l, NULL, "%s: one function is needed beside when and ruling", path);
        return;
    }
    if (!jac_ruling_on(l, node, path))
        return;
    jac_subject subject = { .turn = def->kind == JAC_HOOK_STATION,
                            .argc = def->argc,
                            .leaves = ends_in_left(jac_text(l->rules, def->name)) };
    memcpy(subject.arg, def->arg, sizeof subject.arg);
    jac_filters filters = { NULL, 0, 0 };
    if (!jac_load_when(l, &subject, node, path, &filters) || !ok)
        return;
    if (!data)
        handler.ref = jac_node_ref(l, &node->item[0], path);
    jac_handler *made = &found(l, hook, handler.ref, &filters)->handler;
    made->prompt = handler.prompt;
    made->step = handler.step;
}

/* A function, a table with one, or a list of these. */
static void read_handler(jac_loader *l, int hook, const jac_node *node, const char *path, bool list)
{
    static const jac_filters none = { NULL, 0, 0 };
    if (node->kind == JAC_N_FUNCTION)
        found(l, hook, jac_node_ref(l, node, path), &none);
    else if (node->kind != JAC_N_TABLE)
        jac_problem(l, node, "%s: a function or { when = {...}, function } is needed, not %s", path,
                    jac_node_type(node));
    else if (node->field_count || !list || node->item_count == 0)
        read_filtered(l, hook, node, path);
    else
        for (size_t i = 0; i < node->item_count; i++)
            read_handler(l, hook, &node->item[i], jac_path_item(l, path, i), false);
}

static void read_hooks(jac_loader *l, const char *key, bool queries)
{
    const jac_node *table = jac_get(&l->at->table, key);
    if (!table || !jac_is_map(l, table, key))
        return;
    for (size_t i = 0; i < table->field_count; i++) {
        const char *name = table->field[i].name, *path = jac_path(l, key, name);
        const jac_node *node = &table->field[i].value;
        int hook = find_hook(l, node, key, queries ? "no query" : "no station or event", name);
        if (hook < 0)
            continue;
        if (is_query(l, hook) != queries)
            jac_problem(l, node, "%s: \"%s\" is %s; write it under %s", path, name,
                        queries ? "a station or event" : "a query", queries ? "on" : "queries");
        else
            read_handler(l, hook, node, path, true);
    }
}

void jac_load_hooks(jac_loader *l)
{
    read_hooks(l, "on", false);
    read_hooks(l, "queries", true);
}

/* ---- order ----------------------------------------------------------------------------------- */

/* One line of `order`: at this hook, these modules in this order. */
typedef struct rule {
    int hook;
    jac_names names;
    const jac_part *part;
    struct rule *next;
} rule;

static rule *read_orders(jac_loader *l)
{
    static const char *const keys[] = { "cite", "ruling" };
    rule *rules = NULL;
    for (size_t p = 0; p < l->order_count; p++) {
        l->at = l->order[p];
        l->file = l->at->file;
        const jac_node *table = l->at->on ? jac_get(&l->at->table, "order") : NULL;
        if (!table || !jac_is_map(l, table, "order"))
            continue;
        for (size_t i = 0; i < table->field_count; i++) {
            const char *name = table->field[i].name, *path = jac_path(l, "order", name);
            const jac_node *node = &table->field[i].value;
            int hook = find_hook(l, node, "order", "no station, event or query", name);
            if (hook < 0 || !jac_is_table(l, node, path) ||
                !jac_check_keys(l, node, path, keys, JAC_COUNT(keys), true) ||
                !jac_ruling_on(l, node, path))
                continue;
            rule *made = jac_loader_take(l, sizeof *made);
            *made = (rule){ .hook = hook, .part = l->at, .next = rules };
            for (size_t n = 0; n < node->item_count; n++)
                if (node->item[n].kind == JAC_N_STRING)
                    jac_names_add(l, &made->names, node->item[n].text);
                else
                    jac_problem(l, &node->item[n], "%s: a module's name is needed, not %s",
                                jac_path_item(l, path, n), jac_node_type(&node->item[n]));
            rules = made;
        }
    }
    return rules;
}

/* Is a module that must be told before `part` still to be placed? */
static bool waits(const rule *rules, int hook, const jac_part *part, const jac_names *left)
{
    for (const rule *r = rules; r; r = r->next)
        for (size_t n = 0; r->hook == hook && n < r->names.count; n++) {
            if (strcmp(r->names.at[n], part->name) != 0)
                continue;
            for (size_t k = 0; k < n; k++)
                if (strcmp(r->names.at[k], part->name) != 0 && jac_names_has(left, r->names.at[k]))
                    return true;
        }
    return false;
}

/* Modules that subscribed to the hook, in load order; without those already ranked. */
static jac_names unranked(jac_loader *l, int hook)
{
    jac_names names = { NULL, 0 };
    for (size_t i = 0; i < l->found_count; i++)
        if (l->found[i].handler.hook == hook && l->found[i].rank == UINT32_MAX &&
            !jac_names_has(&names, l->found[i].part->name))
            jac_names_add(l, &names, l->found[i].part->name);
    return names;
}

static void rank_hook(jac_loader *l, const rule *rules, const rule *last)
{
    int hook = last->hook;
    for (uint32_t rank = 0;; rank++) {
        jac_names left = unranked(l, hook);
        const char *next = NULL;
        for (size_t i = 0; i < left.count && !next; i++)
            if (!waits(rules, hook, jac_part_named(l, left.at[i]), &left))
                next = left.at[i];
        if (!next && left.count) {
            l->at = last->part;
            l->file = last->part->file;
            jac_problem(l, NULL,
                        "%s: the orders contradict each other about %s; each is to come first",
                        jac_path(l, "order", jac_text(l->rules, l->rules->hook.at[hook].name)),
                        jac_names_list(l, left.at, left.count));
            next = left.at[0]; /* said once is enough */
        }
        if (!next)
            return;
        for (size_t i = 0; i < l->found_count; i++)
            if (l->found[i].handler.hook == hook && strcmp(l->found[i].part->name, next) == 0)
                l->found[i].rank = rank;
    }
}

static int by_rank(const void *a, const void *b)
{
    const jac_found *f = a, *g = b;
    if (f->handler.hook != g->handler.hook)
        return f->handler.hook < g->handler.hook ? -1 : 1;
    if (f->rank != g->rank)
        return f->rank < g->rank ? -1 : 1;
    return f->number < g->number ? -1 : f->number > g->number;
}

/* ---- stations at which a module offers something, though the core asks nothing there --------- */

/* Told last, so that what other handlers push comes before the prompt. */
static void ask_at_stations(jac_loader *l)
{
    static const jac_filters none = { NULL, 0, 0 };
    for (uint32_t i = JAC_PROMPT_BASE_COUNT; i < l->rules->prompt.count; i++) {
        const jac_prompt *prompt = &l->rules->prompt.at[i];
        for (uint32_t o = 0; prompt->station != 0xFF && o < l->rules->offer.count; o++) {
            const jac_offer *offer = &l->rules->offer.at[o];
            if (offer->offered != JAC_OFFERED_PROMPT || offer->prompt != i)
                continue;
            for (size_t p = 0; p < l->order_count; p++)
                if (l->order[p]->id == offer->module)
                    l->at = l->order[p];
            found(l, prompt->station, 0, &none)->handler.prompt = (uint16_t)(i + 1);
            break;
        }
    }
}

void jac_load_handlers(jac_loader *l)
{
    const rule *rules = read_orders(l);
    for (const rule *r = rules; r; r = r->next)
        if (unranked(l, r->hook).count)
            rank_hook(l, rules, r);
    ask_at_stations(l);
    if (l->found_count)
        qsort(l->found, l->found_count, sizeof *l->found, by_rank);
    for (size_t i = 0; i < l->found_count; i++)
        jac_added(l, jac_ruleset_add_handler(l->rules, &l->found[i].handler), "on");
}
