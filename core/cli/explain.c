/* explain.c - a ruleset in words. */
#include "explain.h"

#include <string.h>

#include "json_make.h"

const char *cli_module_kind(const jac_module_info *module)
{
    static const char *const kind[] = { "system", "ruling", "mod" };
    return module->kind < 3 ? kind[module->kind] : "module";
}

static const char *on_off(bool on) { return on ? "on" : "off"; }

/* Text wrapped at 100 columns, each line after `indent` blanks. */
static void print_wrapped(const char *text, int indent)
{
    int column = indent;
    printf("%*s", indent, "");
    while (*text) {
        size_t word = strcspn(text, " \n");
        if (column > indent && column + (int)word >= 100) {
            printf("\n%*s", indent, "");
            column = indent;
        } else if (column > indent) {
            putchar(' ');
            column++;
        }
        printf("%.*s", (int)word, text);
        column += (int)word;
        text += word;
        text += strspn(text, " \n");
    }
    putchar('\n');
}

void cli_print_module(const jac_module_info *module, bool initial)
{
    printf("%s %s (%s)%s%s%s\n", module->name, module->version, cli_module_kind(module),
           module->title[0] ? ": " : "", module->title,
           module->tiles_only   ? ", tiles only"
           : module->rules_only ? ", rules only"
                                : "");
    if (module->requires[0])
        printf("  requires %s\n", module->requires);
    if (module->option_count)
        puts("  options:");
    for (size_t i = 0; i < module->option_count; i++) {
        const jac_module_option *option = &module->option[i];
        printf("    %s = %s", option->name, initial ? option->initial : option->value);
        if (!initial && strcmp(option->value, option->initial) != 0)
            printf("  (default %s)", option->initial);
        if (option->values[0])
            printf("  [%s]", option->values);
        putchar('\n');
        if (option->help[0])
            print_wrapped(option->help, 6);
    }
    if (module->ruling_count)
        puts("  rulings:");
    for (size_t i = 0; i < module->ruling_count; i++) {
        const jac_module_ruling *ruling = &module->ruling[i];
        printf("    %s = %s", ruling->id, on_off(initial ? ruling->initial : ruling->on));
        if (!initial && ruling->on != ruling->initial)
            printf("  (default %s)", on_off(ruling->initial));
        printf("  %s%s%s\n", ruling->kind, ruling->source[0] ? ": " : "", ruling->source);
        if (ruling->text[0])
            print_wrapped(ruling->text, 6);
    }
    if (module->stat_count)
        puts("  counts:");
    for (size_t i = 0; i < module->stat_count; i++) {
        printf("    %s\n", module->stat[i].name);
        print_wrapped(module->stat[i].text, 6);
    }
}

json_t *cli_module_json(const jac_module_info *module, bool initial)
{
    json_t *object = json_object(), *options = json_array(), *rulings = json_array();
    json_t *stats = json_object();
    jac_json_set(&object, "name", jac_json_string(module->name));
    jac_json_set(&object, "kind", jac_json_string(cli_module_kind(module)));
    jac_json_set(&object, "title", jac_json_string(module->title));
    jac_json_set(&object, "version", jac_json_string(module->version));
    jac_json_set(&object, "author", jac_json_string(module->author));
    jac_json_set(&object, "license", jac_json_string(module->license));
    jac_json_set(&object, "requires", jac_json_string(module->requires));
    jac_json_set(&object, "hash", jac_json_string(module->hash));
    jac_json_set(&object, "tiles_only", json_boolean(module->tiles_only));
    jac_json_set(&object, "rules_only", json_boolean(module->rules_only));
    for (size_t i = 0; i < module->option_count; i++) {
        const jac_module_option *from = &module->option[i];
        json_t *option = json_object();
        jac_json_set(&option, "name", jac_json_string(from->name));
        jac_json_set(&option, "type", jac_json_string(from->type));
        jac_json_set(&option, "values", jac_json_string(from->values));
        jac_json_set(&option, "default", jac_json_string(from->initial));
        if (!initial)
            jac_json_set(&option, "value", jac_json_string(from->value));
        jac_json_set(&option, "help", jac_json_string(from->help));
        jac_json_add(&options, option);
    }
    for (size_t i = 0; i < module->ruling_count; i++) {
        const jac_module_ruling *from = &module->ruling[i];
        json_t *ruling = json_object();
        jac_json_set(&ruling, "id", jac_json_string(from->id));
        jac_json_set(&ruling, "kind", jac_json_string(from->kind));
        jac_json_set(&ruling, "source", jac_json_string(from->source));
        jac_json_set(&ruling, "text", jac_json_string(from->text));
        jac_json_set(&ruling, "default", json_boolean(from->initial));
        if (!initial)
            jac_json_set(&ruling, "on", json_boolean(from->on));
        jac_json_add(&rulings, ruling);
    }
    jac_json_set(&object, "options", options);
    for (size_t i = 0; i < module->stat_count; i++)
        jac_json_set(&stats, module->stat[i].name, jac_json_string(module->stat[i].text));
    jac_json_set(&object, "rulings", rulings);
    jac_json_set(&object, "stats", stats);
    return object;
}

/* ---- chains --------------------------------------------------------------------------------- */

static const char *module_name(const jac_ruleset *rules, uint16_t module)
{
    return module < rules->module.count ? jac_text(rules, rules->module.at[module].name) : "?";
}

/* "drawn: one_module -> another": the hooks of one kind that anybody handles. */
static void print_chains(const jac_ruleset *rules, jac_hook_kind kind, const char *title)
{
    bool any = false;
    for (uint32_t h = 0; h < rules->hook.count; h++) {
        const jac_hook_def *hook = &rules->hook.at[h];
        if (hook->kind != kind || hook->handler_count == 0)
            continue;
        if (!any)
            printf("%s:\n", title);
        any = true;
        printf("  %s: ", jac_text(rules, hook->name));
        for (uint32_t i = 0; i < hook->handler_count; i++)
            printf("%s%s", i ? " -> " : "",
                   module_name(rules, rules->handler.at[hook->handler_first + i].module));
        putchar('\n');
    }
}

static json_t *chains_json(const jac_ruleset *rules, jac_hook_kind kind)
{
    json_t *chains = json_object();
    for (uint32_t h = 0; h < rules->hook.count; h++) {
        const jac_hook_def *hook = &rules->hook.at[h];
        if (hook->kind != kind || hook->handler_count == 0)
            continue;
        json_t *chain = json_array();
        for (uint32_t i = 0; i < hook->handler_count; i++)
            jac_json_add(&chain, jac_json_string(module_name(
                                     rules, rules->handler.at[hook->handler_first + i].module)));
        jac_json_set(&chains, jac_text(rules, hook->name), chain);
    }
    return chains;
}

/* ---- the base game -----------------------------------------------------------------------------
 */

static const char *field_scoring(const jac_base *base)
{
    switch (base->field_scoring) {
    case JAC_PER_FIELD_3:
        return "per_field_3";
    case JAC_CITY_ONCE_PER_PLAYER_3:
        return "city_once_per_player_3";
    default:
        return "per_city_4";
    }
}

static json_t *base_json(const jac_ruleset *rules)
{
    const jac_base *base = &rules->base;
    json_t *object = json_object(), *players = json_array();
    for (int p = 0; p < base->players; p++)
        jac_json_add(&players, jac_json_string(base->name[p]));
    jac_json_set(&object, "players", players);
    jac_json_set(&object, "edition", jac_json_string(jac_edition_names[base->edition]));
    jac_json_set(&object, "farmers", jac_json_string(on_off(base->farmers)));
    jac_json_set(&object, "tiny_city", json_integer(base->tiny_city_2 ? 2 : 4));
    jac_json_set(&object, "field_scoring", jac_json_string(field_scoring(base)));
    jac_json_set(&object, "first_player",
                 jac_json_string(base->first_random ? "random" : "seat_1"));
    jac_json_set(&object, "confirm", jac_json_string(on_off(base->confirm)));
    jac_json_set(&object, "sets", json_integer(base->sets));
    return object;
}

static int print_base(const jac_ruleset *rules)
{
    json_t *object = base_json(rules), *value;
    const char *key;
    if (!object)
        return CLI_FAILED;
    puts("base game");
    json_object_foreach(object, key, value)
    {
        printf("  %s = ", key);
        if (json_is_string(value))
            printf("%s\n", json_string_value(value));
        else if (json_is_integer(value))
            printf("%d\n", (int)json_integer_value(value));
        for (size_t i = 0; i < json_array_size(value); i++)
            printf("%s%s", json_string_value(json_array_get(value, i)),
                   i + 1 < json_array_size(value) ? ", " : "\n");
    }
    json_decref(object);
    return CLI_DONE;
}

int cli_explain(const jac_engine *engine, bool json)
{
    const jac_ruleset *rules = jac_engine_rules(engine);
    const jac_setup *setup = jac_setup_of(engine);
    const jac_module_info *module = NULL;
    size_t count = setup && setup->lua ? jac_lua_modules(setup->lua, &module) : 0;
    if (json) {
        json_t *object = json_object(), *modules = json_array();
        for (size_t i = 0; i < count; i++)
            jac_json_add(&modules, cli_module_json(&module[i], false));
        jac_json_set(&object, "game", base_json(rules));
        jac_json_set(&object, "modules", modules);
        jac_json_set(&object, "stations", chains_json(rules, JAC_HOOK_STATION));
        jac_json_set(&object, "events", chains_json(rules, JAC_HOOK_EVENT));
        jac_json_set(&object, "queries", chains_json(rules, JAC_HOOK_QUERY));
        return cli_json_line(stdout, object);
    }
    if (print_base(rules) != CLI_DONE) {
        fputs("error: memory is out\n", stderr);
        return CLI_FAILED;
    }
    for (size_t i = 0; i < count; i++)
        cli_print_module(&module[i], false);
    print_chains(rules, JAC_HOOK_STATION, "stations");
    print_chains(rules, JAC_HOOK_EVENT, "events");
    print_chains(rules, JAC_HOOK_QUERY, "queries");
    return CLI_DONE;
}
