/* load_offer.c - prompts and the offers that stand under them. */
#include <string.h>

#include "load.h"

/* ---- prompts --------------------------------------------------------------------------------- */

static void read_prompt(jac_loader *l, const char *name, const jac_node *node)
{
    static const char *const keys[] = { "args", "cite", "must", "text" };
    const char *path = jac_path(l, "prompts", name);
    jac_arg_def arg[2];
    memset(arg, 0, sizeof arg);
    if (!jac_check_name(l, name, "prompts") || !jac_is_map(l, node, path) ||
        !jac_check_keys(l, node, path, keys, JAC_COUNT(keys), false))
        return;
    if (jac_find_hook(l->rules, name) >= 0 || strcmp(name, "any_own") == 0) {
        jac_problem(l, NULL, "%s: the name \"%s\" is taken; choose another", path, name);
        return;
    }
    bool must = false;
    int argc = jac_get_args(l, node, path, 2, arg);
    const char *text = jac_get_text(l, node, path, "text", name);
    if (argc < 0 || !text || !jac_get_boolean(l, node, path, "must", &must))
        return;
    const uint16_t names[] = { arg[0].name, arg[1].name };
    if (!jac_check_text(l, text, jac_path(l, path, "text"), names, (size_t)argc))
        return;
    const jac_prompt prompt = {
        .module = l->at->id,
        .name = jac_load_symbol(l, jac_full(l, name)),
        .text = jac_load_symbol(l, text),
        .must = must,
        .argc = (uint8_t)argc,
        .station = 0xFF,
        .type = { arg[0].type, arg[1].type },
        .arg_name = { arg[0].name, arg[1].name },
    };
    jac_added(l, jac_ruleset_add_prompt(l->rules, &prompt), path);
}

void jac_load_prompts(jac_loader *l)
{
    const jac_node *prompts = jac_data(l, "prompts");
    if (!prompts)
        return;
    for (size_t i = 0; i < prompts->field_count; i++)
        read_prompt(l, prompts->field[i].name, &prompts->field[i].value);
}

/* ---- where offers stand ---------------------------------------------------------------------- */

/* The prompt of a station; one that the core doesn't ask is made, and asked by a handler that
 * jac_load_handlers adds. */
static int station_prompt(jac_loader *l, int station)
{
    const char *name = jac_text(l->rules, l->rules->hook.at[station].name);
    int id = jac_find_prompt(l->rules, name);
    if (id >= 0)
        return id;
    const jac_prompt prompt = { .module = JAC_MODULE_BASE,
                                .name = l->rules->hook.at[station].name,
                                .text = l->rules->hook.at[station].name,
                                .station = (uint8_t)station };
    return jac_ruleset_add_prompt(l->rules, &prompt);
}

/* The prompt that `where` names: a station, an own prompt, "module.prompt". -1: reported or off. */
static int find_where(jac_loader *l, const char *where)
{
    const char *path = jac_path(l, "offers", where), *dot = strrchr(where, '.');
    int hook = jac_find_hook(l->rules, where);
    if (hook >= 0 && l->rules->hook.at[hook].kind == JAC_HOOK_STATION)
        return station_prompt(l, hook);
    if (dot && jac_may_name(l, NULL, path, where, (size_t)(dot - where)) < 1)
        return -1;
    int id = jac_find_prompt(l->rules, dot ? where : jac_full(l, where));
    if (id >= 0)
        return id;
    jac_names known = { NULL, 0 };
    jac_names_add(l, &known, "any_own");
    for (uint32_t i = 0; i < l->rules->hook.count; i++)
        if (l->rules->hook.at[i].kind == JAC_HOOK_STATION)
            jac_names_add(l, &known, jac_text(l->rules, l->rules->hook.at[i].name));
    for (uint32_t i = 0; i < l->rules->prompt.count; i++) {
        const char *name = jac_text(l->rules, l->rules->prompt.at[i].name);
        if (l->rules->prompt.at[i].module == l->at->id)
            jac_names_add(l, &known, strrchr(name, '.') + 1);
        else if (strchr(name, '.'))
            jac_names_add(l, &known, name);
    }
    jac_unknown(l, NULL, "offers", "no station or prompt", where, known.at, known.count);
    return -1;
}

/* ---- one offer ------------------------------------------------------------------------------- */

static bool read_pick(jac_loader *l, const char *name, const char *path, jac_offer *offer)
{
    const char *dot = strrchr(name, '.');
    if (dot && jac_may_name(l, NULL, path, name, (size_t)(dot - name)) < 1)
        return false;
    int id = jac_find_pick(l->rules, dot ? name : jac_full(l, name));
    if (id < 0) {
        jac_names known = { NULL, 0 };
        for (uint32_t i = 0; i < l->rules->pick.count; i++)
            if (l->rules->pick.at[i].module == l->at->id)
                jac_names_add(l, &known,
                              strrchr(jac_text(l->rules, l->rules->pick.at[i].name), '.') + 1);
        jac_unknown(l, NULL, path, "no pick", name, known.at, known.count);
        return false;
    }
    int alike = 0;
    jac_type type = (jac_type)jac_pick_types[l->rules->pick.at[id].base];
    for (int i = 0; i < offer->argc; i++)
        alike += offer->type[i] == type;
    const char *arg = jac_type_name(type);
    offer->arg_name[offer->argc] =
        jac_load_symbol(l, alike ? jac_format(l, "%s%d", arg, alike + 1) : arg);
    offer->pick[offer->argc] = (uint16_t)id;
    offer->type[offer->argc++] = (uint8_t)type;
    return true;
}

/* The choice's own arguments: of picks, or of what `list` adds. */
static bool read_arguments(jac_loader *l, const jac_node *node, const char *path, jac_offer *offer)
{
    jac_names each = { NULL, 0 };
    jac_arg_def arg[3];
    memset(arg, 0, sizeof arg);
    const jac_node *list = jac_get(node, "list");
    if (list && jac_get(node, "each")) {
        jac_problem(l, NULL, "%s: each and list; an offer has one of them", path);
        return false;
    }
    if (!list && jac_get(node, "args")) {
        jac_problem(l, NULL, "%s.args: only for list; picks say it themselves", path);
        return false;
    }
    if (!jac_get_names(l, node, path, "each", &each))
        return false;
    const char *whole = path;
    path = jac_path(l, path, "each");
    if (each.count > 3) {
        jac_problem(l, NULL, "%s: at most 3 picks, not %zu", path, each.count);
        return false;
    }
    for (size_t i = 0; i < each.count; i++)
        if (!read_pick(l, each.at[i], path, offer))
            return false;
    int argc = list ? jac_get_args(l, node, whole, 3, arg) : 0;
    for (int i = 0; i < argc; i++) {
        offer->type[i] = arg[i].type;
        offer->arg_name[i] = arg[i].name;
        offer->argc++;
    }
    return argc >= 0;
}

/* A function field as a ref; 0 when there is none. False: reported. */
static bool read_function(jac_loader *l, const jac_node *node, const char *path, const char *key,
                          int32_t *ref)
{
    const jac_node *function = jac_get(node, key);
    if (!function)
        return true;
    path = jac_path(l, path, key);
    if (function->kind == JAC_N_FUNCTION) {
        *ref = jac_node_ref(l, function, path);
        return true;
    }
    jac_problem(l, function, "%s: a function is needed, not %s", path, jac_node_type(function));
    return false;
}

static const char *spaced(jac_loader *l, const char *name)
{
    char *text = jac_format(l, "%s", name);
    for (char *c = text; *c; c++)
        if (*c == '_')
            *c = ' ';
    return text;
}

/* The texts, after the arguments are known. */
static bool read_texts(jac_loader *l, const char *name, const jac_node *node, const char *path,
                       jac_offer *offer)
{
    const char *text = jac_get_text(l, node, path, "text", spaced(l, name));
    const char *cite = jac_get_text(l, node, path, "cite", "");
    if (!text || !cite)
        return false;
    offer->text = jac_load_symbol(l, text);
    offer->cite = jac_load_symbol(l, cite);
    const jac_prompt *prompt = &l->rules->prompt.at[offer->prompt];
    uint16_t names[5] = { offer->arg_name[0], offer->arg_name[1], offer->arg_name[2] };
    size_t count = offer->argc;
    for (int i = 0; offer->offered == JAC_OFFERED_PROMPT && i < prompt->argc; i++)
        names[count++] = prompt->arg_name[i];
    return jac_check_text(l, text, jac_path(l, path, "text"), names, count);
}

static bool read_when(jac_loader *l, const jac_node *node, const char *path, jac_offer *offer)
{
    jac_subject subject = { .turn = true };
    const jac_prompt *prompt = &l->rules->prompt.at[offer->prompt];
    for (int i = 0; offer->offered == JAC_OFFERED_PROMPT && i < prompt->argc; i++)
        subject.arg[subject.argc++] =
            (jac_arg_def){ .name = prompt->arg_name[i], .type = prompt->type[i] };
    jac_filters filters = { NULL, 0, 0 };
    bool ok = jac_load_when(l, &subject, node, path, &filters);
    offer->filter = filters.at;
    offer->filter_count = filters.count;
    return ok;
}

static void read_offer(jac_loader *l, const char *name, const jac_node *node, const char *path,
                       jac_offer *offer)
{
    static const char *const keys[] = { "args", "can",    "cite", "costs", "each",
                                        "list", "ruling", "take", "text",  "when" };
    static const char *const costs[] = { "action", "free", "extra" };
    if (!jac_check_name(l, name, path))
        return;
    path = jac_path(l, path, name);
    if (!jac_is_map(l, node, path))
        return;
    bool ok = jac_check_keys(l, node, path, keys, JAC_COUNT(keys), false);
    if (!jac_ruling_on(l, node, path))
        return;
    const char *full = jac_full(l, name);
    if (jac_find_offer(l->rules, full) >= 0) {
        jac_problem(l, NULL, "%s: there is an offer \"%s\" already", path, full);
        return;
    }
    offer->module = l->at->id;
    offer->name = jac_load_symbol(l, full);
    offer->pick[0] = offer->pick[1] = offer->pick[2] = JAC_NONE;
    ok = jac_get_word(l, node, path, "costs", costs, JAC_COUNT(costs), &offer->costs) && ok;
    const jac_node *take = jac_get(node, "take");
    if (!take)
        jac_problem(l, NULL, "%s.take is missing; write what happens when it is chosen", path);
    ok = read_arguments(l, node, path, offer) && ok;
    ok = ok && read_texts(l, name, node, path, offer);
    ok = read_when(l, node, path, offer) && ok;
    if (take && take->kind == JAC_N_TABLE)
        ok = ok && jac_load_effects(l, take, jac_path(l, path, "take"), offer);
    else
        ok = read_function(l, node, path, "take", &offer->take_ref) && ok;
    ok = read_function(l, node, path, "can", &offer->can_ref) && ok;
    ok = read_function(l, node, path, "list", &offer->list_ref) && ok;
    if (ok)
        jac_added(l, jac_ruleset_add_offer(l->rules, offer), path);
}

void jac_load_offers(jac_loader *l)
{
    const jac_node *offers = jac_get(&l->at->table, "offers");
    if (!offers || !jac_is_map(l, offers, "offers"))
        return;
    for (size_t i = 0; i < offers->field_count; i++) {
        const char *where = offers->field[i].name, *path = jac_path(l, "offers", where);
        const jac_node *list = &offers->field[i].value;
        bool any_own = strcmp(where, "any_own") == 0;
        int prompt = any_own ? JAC_PROMPT_ACTION : find_where(l, where);
        if (prompt < 0 || !jac_is_map(l, list, path))
            continue;
        for (size_t k = 0; k < list->field_count; k++) {
            jac_offer offer = { .offered = any_own ? JAC_OFFERED_ANY_OWN : JAC_OFFERED_PROMPT,
                                .prompt = (uint16_t)prompt };
            offer.costs =
                !any_own && prompt == JAC_PROMPT_ACTION ? JAC_COSTS_ACTION : JAC_COSTS_FREE;
            read_offer(l, list->field[k].name, &list->field[k].value, path, &offer);
        }
    }
}
