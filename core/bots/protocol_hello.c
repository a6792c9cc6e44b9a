/* protocol_hello.c - who we are, what is played, what can be set and what can be asked. */
#include "protocol_parts.h"

#include <errno.h>
#include <string.h>

#include "bot_kinds.h"
#include "json_make.h"
#include "record.h"
#include "tiles_json.h"

/* ---- the ruleset --------------------------------------------------------------------------------
 */

static json_t *all_tiles(const jac_ruleset *rules)
{
    json_t *list = json_array();
    for (uint32_t i = 0; i < rules->type.count; i++)
        jac_json_add(&list, jac_tile_json(rules, &rules->type.at[i]));
    return list;
}

json_t *jac_serve_tiles(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    jac_served *game = NULL;
    if (json_object_get(request, "game") && !(game = jac_request_game(protocol, request, error)))
        return NULL;
    jac_engine *engine = game ? game->shared->engine : protocol->first.engine;
    json_t *json = json_object();
    jac_json_set(&json, "tiles", all_tiles(engine->rules));
    return json;
}

json_t *jac_protocol_hello(jac_engine *engine, int seat, uint32_t milliseconds)
{
    json_t *json = json_object();
    jac_json_set(&json, "cmd", json_string("hello"));
    jac_json_set(&json, "protocol", json_integer(JAC_PROTOCOL_VERSION));
    jac_json_set(&json, "version", jac_json_string(JAC_VERSION));
    jac_json_set(&json, "seat", jac_json_string(jac_player_name(engine, seat)));
    jac_json_set(&json, "time", json_integer(milliseconds));
    jac_json_set(&json, "ruleset", jac_ruleset_json(engine));
    jac_json_set(&json, "tiles", all_tiles(engine->rules));
    return json;
}

/* ---- options ------------------------------------------------------------------------------------
 */

/* An option as `new` takes it in "set"; `values` is how people write what is allowed. */
static json_t *option(const char *section, const char *key, const char *type, const char *values,
                      const char *initial, const char *help)
{
    json_t *json = json_object();
    jac_json_set(&json, "section", jac_json_string(section));
    jac_json_set(&json, "key", jac_json_string(key));
    jac_json_set(&json, "type", jac_json_string(type));
    if (values[0])
        jac_json_set(&json, "values", jac_json_string(values));
    jac_json_set(&json, "default", jac_json_string(initial));
    jac_json_set(&json, "help", jac_json_string(help));
    return json;
}

/* The keys of [game] that are rules or players. */
static void add_game_options(json_t **list)
{
    static const char *const keys[][5] = {
        { "players", "string", "1 to 8 names, separated by commas", "Red, Blue", "who plays" },
        { "edition", "enum", "C1, C2, C3", "C3", "which base game" },
        { "farmers", "boolean", "on, off", "on", "BASE-V3: meeples may lie in fields" },
        { "tiny_city", "enum", "4, 2", "4", "BASE-V1: what a city of two tiles counts" },
        { "field_scoring", "enum", "per_field_3, city_once_per_player_3, per_city_4", "per_field_3",
          "BASE-V2: how fields count" },
        { "first_player", "enum", "seat_1, random", "seat_1", "BASE-V4: who begins" },
        { "confirm", "boolean", "on, off", "off", "a last choice before scoring" },
        { "sets", "integer", "1..20", "1", "copies of the base game in the bag" },
        { "bots", "string", "", "random", "what go asks for whom" },
    };
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        jac_json_add(list,
                     option("game", keys[i][0], keys[i][1], keys[i][2], keys[i][3], keys[i][4]));
}

static json_t *options_json(jac_engine *engine)
{
    const jac_setup *setup = jac_setup_of(engine);
    const jac_module_info *info = NULL;
    size_t count = setup && setup->lua ? jac_lua_modules(setup->lua, &info) : 0;
    json_t *list = json_array();
    add_game_options(&list);
    for (size_t i = 0; i < count; i++) {
        for (size_t k = 0; k < info[i].option_count; k++) {
            const jac_module_option *o = &info[i].option[k];
            const char *values = strcmp(o->type, "boolean") == 0 ? "on, off" : o->values;
            jac_json_add(&list,
                         option(info[i].name, o->name, o->type, values, o->initial, o->help));
        }
        for (size_t k = 0; k < info[i].ruling_count; k++) {
            const jac_module_ruling *r = &info[i].ruling[k];
            jac_json_add(&list, option("rulings", r->id, "boolean", "on, off",
                                       r->initial ? "on" : "off", r->text));
        }
    }
    return list;
}

/* The modules that "set":{"rules":{NAME:"on"}} may name. */
static json_t *systems_json(const jac_setup *setup)
{
    json_t *list = json_array();
    jac_name_list names = { NULL, 0, 0 };
    if (setup && setup->rules_folder)
        names = jac_module_names(setup->rules_folder, false);
    for (size_t i = 0; i < names.count; i++)
        jac_json_add(&list, jac_json_string(names.at[i]));
    if (names.problem == ENOMEM)
        jac_json_add(&list, NULL);
    jac_name_list_free(&names);
    return list;
}

/* ---- commands -----------------------------------------------------------------------------------
 */

static json_t *commands_json(void)
{
    json_t *json = json_object();
    for (const jac_command *command = jac_commands; command->name; command++) {
        json_t *one = json_object(), *keys = json_array();
        for (const jac_key *key = command->key; key->name; key++)
            jac_json_add(&keys, jac_json_string(key->name));
        jac_json_set(&one, "keys", keys);
        jac_json_set(&one, "help", jac_json_string(command->help));
        jac_json_set(&json, command->name, one);
    }
    return json;
}

static json_t *bots_json(void)
{
    json_t *list = json_array();
    for (const jac_bot_kind *kind = jac_bot_kinds; kind->name; kind++)
        if (strcmp(kind->name, "pipe") != 0) /* no programs are started here */
            jac_json_add(&list, jac_json_string(kind->name));
    return list;
}

json_t *jac_serve_hello(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    jac_served *game = NULL;
    if (json_object_get(request, "game") && !(game = jac_request_game(protocol, request, error)))
        return NULL;
    jac_engine *engine = game ? game->shared->engine : protocol->first.engine;
    json_t *json = json_object(), *limits = json_object();
    jac_json_set(&limits, "games", json_integer(JAC_PROTOCOL_GAMES_MAX));
    jac_json_set(&limits, "line", json_integer(JAC_PROTOCOL_LINE_MAX));
    jac_json_set(&json, "name", json_string("jacquerie"));
    jac_json_set(&json, "version", jac_json_string(JAC_VERSION));
    jac_json_set(&json, "protocol", json_integer(JAC_PROTOCOL_VERSION));
    jac_json_set(&json, "limits", limits);
    jac_json_set(&json, "ruleset", jac_ruleset_json(engine));
    jac_json_set(&json, "options", options_json(engine));
    jac_json_set(&json, "systems", systems_json(jac_setup_of(engine)));
    jac_json_set(&json, "bots", bots_json());
    jac_json_set(&json, "commands", commands_json());
    return json;
}
