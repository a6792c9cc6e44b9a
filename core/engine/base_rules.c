/* base_rules.c - what the base game enters into every ruleset: the hooks of hooks.def, kinds, the
 * meeple, prompts and offers. */
#include <string.h>

#include "build.h"

const char *const jac_edition_names[JAC_EDITIONS] = { "C1", "C2", "C3" };

static const char *const type_names[JAC_T_COUNT] = {
    "none", "integer",  "boolean", "player",  "players", "figure", "kind",     "tile",   "type",
    "cell", "rotation", "segment", "feature", "place",   "cause",  "occasion", "symbol", "offer",
};

const char *jac_type_name(jac_type type) { return type < JAC_T_COUNT ? type_names[type] : "none"; }

int jac_type_named(const char *name, size_t length)
{
    for (int t = 0; t < JAC_T_COUNT; t++)
        if (strlen(type_names[t]) == length && memcmp(type_names[t], name, length) == 0)
            return t;
    return -1;
}

/* Reads "name:type name:type" into the hook's arguments. */
static bool read_payload(jac_ruleset *rules, jac_hook_def *hook, const char *payload)
{
    while (*payload) {
        const char *colon = strchr(payload, ':');
        const char *end = strchr(payload, ' ');
        if (!end)
            end = payload + strlen(payload);
        char name[32];
        size_t length = (size_t)(colon - payload);
        memcpy(name, payload, length);
        name[length] = '\0';
        jac_arg_def *arg = &hook->arg[hook->argc++];
        arg->name = jac_symbol(rules, name);
        arg->type = (uint8_t)jac_type_named(colon + 1, (size_t)(end - colon - 1));
        if (arg->name == JAC_NONE)
            return false;
        payload = *end ? end + 1 : end;
    }
    return true;
}

static bool add_core_hooks(jac_ruleset *rules)
{
    static const struct {
        uint8_t kind;
        const char *name, *payload, *answer, *since, *doc;
    } core[] = {
#define JAC_STATION(name, since, doc) { JAC_HOOK_STATION, #name, "", "none", since, doc },
#define JAC_EVENT(name, payload, since, doc) { JAC_HOOK_EVENT, #name, payload, "none", since, doc },
#define JAC_QUERY(name, payload, answer, since, doc)                                               \
    { JAC_HOOK_QUERY, #name, payload, answer, since, doc },
#include "hooks.def"
    };
    for (size_t i = 0; i < sizeof core / sizeof core[0]; i++) {
        jac_hook_def hook = { .kind = core[i].kind, .module = JAC_MODULE_BASE };
        hook.name = jac_symbol(rules, core[i].name);
        hook.answer = (uint8_t)jac_type_named(core[i].answer, strlen(core[i].answer));
        hook.since = core[i].since;
        hook.doc = core[i].doc;
        if (hook.name == JAC_NONE || !read_payload(rules, &hook, core[i].payload) ||
            !JAC_VEC_ADD(rules, rules->hook, hook))
            return false;
    }
    return true;
}

static bool add_core_kinds(jac_ruleset *rules)
{
    static const char *const edges[] = { "none", "city", "road", "field" };
    for (int i = 0; i < JAC_EDGE_BASE_COUNT; i++)
        if (jac_ruleset_add_edge(rules, edges[i], false, false) < 0)
            return false;
    const jac_segment_kind kinds[] = {
        { jac_symbol(rules, "city"), JAC_KIND_CITY, JAC_EDGE_CITY, true, true, false, true, 0 },
        { jac_symbol(rules, "road"), JAC_KIND_ROAD, JAC_EDGE_ROAD, true, true, false, true, 0 },
        { jac_symbol(rules, "field"), JAC_KIND_FIELD, JAC_EDGE_FIELD, true, true, false, false, 0 },
        { jac_symbol(rules, "monastery"), JAC_KIND_MONASTERY, JAC_EDGE_NONE, false, true, true,
          true, 0 },
    };
    for (int i = 0; i < JAC_KIND_BASE_COUNT; i++)
        if (jac_ruleset_add_kind(rules, &kinds[i]) < 0)
            return false;
    const jac_figure_kind meeple = {
        .name = jac_symbol(rules, "meeple"),
        .count = 7,
        .meeple = true,
        .occupies = true,
        .strength = 1,
        .stands_on = (1u << JAC_KIND_BASE_COUNT) - 1, /* BASE-R2, BASE-R20 */
    };
    return jac_ruleset_add_figures(rules, &meeple) >= 0 &&
           jac_ruleset_add_relation(rules, "touches") >= 0 &&
           jac_ruleset_add_relation(rules, "leads_to") >= 0;
}

static bool add_core_prompts(jac_ruleset *rules)
{
    static const struct {
        const char *name, *text;
        uint8_t must, station;
    } prompts[] = {
        { "place", "place the tile", 1, JAC_S_place },
        { "action", "one action", 0, JAC_S_action },
        { "second", "a further choice", 0, JAC_S_second },
        { "confirm", "confirm", 1, JAC_S_confirm },
    };
    for (int i = 0; i < JAC_PROMPT_BASE_COUNT; i++) {
        jac_prompt prompt = { .name = jac_symbol(rules, prompts[i].name),
                              .must = prompts[i].must,
                              .text = jac_symbol(rules, prompts[i].text),
                              .station = prompts[i].station };
        if (jac_ruleset_add_prompt(rules, &prompt) < 0)
            return false;
    }
    static const struct {
        const char *name, *text, *arg[3];
        uint8_t prompt, costs, argc, type[3];
    } offers[] = {
        { "pass", "pass", { "", "", "" }, JAC_PROMPT_ACTION, JAC_COSTS_FREE, 0, { 0, 0, 0 } },
        { "place",
          "place {tile} at {cell} turned {rot}",
          { "tile", "cell", "rot" },
          JAC_PROMPT_PLACE,
          JAC_COSTS_FREE,
          3,
          { JAC_T_TYPE, JAC_T_CELL, JAC_T_ROTATION } },
        { "put",
          "put a {kind} on {at}",
          { "kind", "at", "" },
          JAC_PROMPT_ACTION,
          JAC_COSTS_ACTION,
          2,
          { JAC_T_KIND, JAC_T_SEGMENT, 0 } },
        { "confirm",
          "confirm",
          { "", "", "" },
          JAC_PROMPT_CONFIRM,
          JAC_COSTS_FREE,
          0,
          { 0, 0, 0 } },
    };
    for (int i = 0; i < JAC_OFFER_BASE_COUNT; i++) {
        jac_offer offer = { .name = jac_symbol(rules, offers[i].name),
                            .text = jac_symbol(rules, offers[i].text),
                            .prompt = offers[i].prompt,
                            .costs = offers[i].costs,
                            .argc = offers[i].argc,
                            .pick = { JAC_NONE, JAC_NONE, JAC_NONE } };
        for (int a = 0; a < 3; a++) {
            offer.arg_name[a] = jac_symbol(rules, offers[i].arg[a]);
            offer.type[a] = offers[i].type[a];
        }
        if (jac_ruleset_add_offer(rules, &offer) < 0)
            return false;
    }
    return true;
}

bool jac_base_entries(jac_ruleset *rules)
{
    return add_core_hooks(rules) && add_core_kinds(rules) && add_core_prompts(rules);
}
