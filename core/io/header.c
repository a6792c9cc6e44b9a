/* header.c - the first line of a record: the compiled ruleset in full. */
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "json_make.h"
#include "record.h"
#include "setup.h"

static const char *on_off(bool on) { return on ? "on" : "off"; }

static json_t *players_json(const jac_ruleset *r)
{
    json_t *list = json_array();
    for (int p = 0; p < r->base.players; p++) {
        jac_json_add(&list, jac_json_string(r->base.name[p]));
    }
    return list;
}

/* The keys of [game] that are rules, with the words that an INI has for their values. */
static json_t *game_json(const jac_base *base)
{
    static const char *const fields[] = { "per_field_3", "city_once_per_player_3", "per_city_4" };
    return json_pack("{ss ss ss ss ss si}", "farmers", on_off(base->farmers), "tiny_city",
                     base->tiny_city_2 ? "2" : "4", "field_scoring", fields[base->field_scoring],
                     "first_player", base->first_random ? "random" : "seat_1", "confirm",
                     on_off(base->confirm), "sets", (int)base->sets);
}

static const jac_asked_module *asked_of(const jac_setup *setup, const char *name)
{
    for (size_t i = 0; setup && i < setup->module_count; i++) {
        if (strcmp(setup->module[i].name, name) == 0) {
            return setup->module + i;
        }
    }
    return NULL;
}

static json_t *module_json(const jac_ruleset *r, const jac_module *module, const jac_setup *setup)
{
    static const char *const kinds[] = { "system", "ruling", "mod" };
    const jac_asked_module *asked = asked_of(setup, jac_text(r, module->name));
    char hash[2 * sizeof module->hash + 1];
    for (size_t i = 0; i < sizeof module->hash; i++) {
        snprintf(hash + 2 * i, 3, "%02x", module->hash[i]);
    }
    json_t *json = json_object();
    jac_json_set(&json, "name", jac_json_string(jac_text(r, module->name)));
    jac_json_set(&json, "version", jac_json_string(jac_text(r, module->version)));
    jac_json_set(&json, "hash", jac_json_string(hash));
    if (module->tiles_only) {
        jac_json_set(&json, "tiles_only", json_true());
    }
    if (module->rules_only) {
        jac_json_set(&json, "rules_only", json_true());
    }
    if (asked && asked->kind > 0 && asked->kind < 3) {
        jac_json_set(&json, "kind", jac_json_string(kinds[asked->kind]));
    }
    if (asked && (asked->kind == 2 || asked->replaced)) {
        jac_json_set(&json, "path", jac_json_string(asked->path));
    }
    if (asked && asked->tiles) {
        jac_json_set(&json, "tiles", jac_json_string(asked->tiles));
    }
    return json;
}

json_t *jac_ruleset_json(const jac_engine *engine)
{
    const jac_ruleset *r = engine->rules;
    const jac_setup *setup = jac_setup_of(engine);
    const jac_module_info *info = NULL;
    size_t count = setup && setup->lua ? jac_lua_modules(setup->lua, &info) : 0;
    json_t *modules = json_array(), *options = json_object(), *rulings = json_object();
    for (uint32_t m = JAC_MODULE_BASE + 1; m < r->module.count; m++) {
        jac_json_add(&modules, module_json(r, r->module.at + m, setup));
    }
    for (size_t i = 0; i < count; i++) {
        json_t *own = json_object();
        for (size_t k = 0; k < info[i].option_count; k++) {
            jac_json_set(&own, info[i].option[k].name, jac_json_string(info[i].option[k].value));
        }
        if (!own || json_object_size(own) > 0) {
            jac_json_set(&options, info[i].name, own);
        } else {
            json_decref(own);
        }
        for (size_t k = 0; k < info[i].ruling_count; k++) {
            jac_json_set(&rulings, info[i].ruling[k].id, json_boolean(info[i].ruling[k].on));
        }
    }
    return json_pack("{so ss so so so so}", "players", players_json(r), "edition",
                     jac_edition_names[r->base.edition], "game", game_json(&r->base), "modules",
                     modules, "options", options, "rulings", rulings);
}

json_t *jac_header_json(const jac_engine *engine, uint64_t seed)
{
    return json_pack("{si ss so so}", "jacquerie", JAC_RECORD_VERSION, "version", JAC_VERSION,
                     "seed", jac_json_number(seed), "ruleset", jac_ruleset_json(engine));
}
