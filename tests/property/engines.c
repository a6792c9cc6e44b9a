/* engines.c - the modules' options, and engines of a row of values. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rulesets.h"
#include "setup.h"

static const char *const player_names = "Red, Blue, Green, Yellow, Black, Pink, White, Grey";

/* "0..12": its ends, and the default first. */
static void integer_values(const jac_module_option *option, char *text, size_t size)
{
    long low = 0, high = 0;
    if (sscanf(option->values, "%ld..%ld", &low, &high) == 2)
        snprintf(text, size, "%s,%ld,%ld", option->initial, low, high);
    else
        snprintf(text, size, "%s", option->initial);
}

static void option_axis(rulesets *all, const jac_module_info *info, const jac_module_option *option,
                        int module)
{
    char values[600];
    if (strcmp(option->type, "boolean") == 0)
        snprintf(values, sizeof values, "%s",
                 strcmp(option->initial, "on") == 0 ? "on,off" : "off,on");
    else if (strcmp(option->type, "enum") == 0)
        snprintf(values, sizeof values, "%s, %s", option->initial, option->values);
    else if (strcmp(option->type, "integer") == 0)
        integer_values(option, values, sizeof values);
    else
        return; /* texts have no list of values */
    axis *a = rulesets_axis(all, info->name, option->name, values, module);
    for (int i = 1; i < a->count; i++) /* the default stood in the list too */
        for (int k = 0; k < i; k++)
            if (strcmp(a->value[i], a->value[k]) == 0) {
                memmove(a->value[i], a->value[i + 1],
                        (size_t)(a->count - i - 1) * sizeof a->value[0]);
                a->count--;
                i--;
                break;
            }
}

static bool add_module(rulesets *all, jac_lua *lua, const char *folder, const char *name, char *why,
                       size_t size)
{
    const jac_module_info *info = NULL;
    jac_error error = { 0 };
    char path[1024], shown[256];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    snprintf(shown, sizeof shown, "rules/%s", name);
    const jac_ask_module ask = { .name = name, .path = path, .shown = shown };
    if (jac_lua_describe(lua, &ask, &info, NULL, NULL, &error) != JAC_OK) {
        jac_error_text(&error, why, size);
        return false;
    }
    rulesets_axis(all, "rules", name, "off,on,tiles", -1);
    const int module = all->axis_count - 1;
    for (size_t i = 0; i < info->option_count; i++)
        option_axis(all, info, &info->option[i], module);
    for (size_t i = 0; i < info->ruling_count; i++)
        rulesets_axis(all, "rulings", info->ruling[i].id,
                      info->ruling[i].initial ? "on,off" : "off,on", module);
    return true;
}

bool rulesets_modules(rulesets *all, const char *rules_dir, char *why, size_t size)
{
    jac_error error = { 0 };
    if (!rules_dir)
        return true;
    jac_lua *lua = jac_lua_new(NULL, &error);
    if (!lua) {
        jac_error_text(&error, why, size);
        return false;
    }
    jac_name_list names = jac_module_names(rules_dir, false);
    bool good = true;
    for (size_t i = 0; i < names.count && good; i++)
        good = add_module(all, lua, rules_dir, names.at[i], why, size);
    jac_name_list_free(&names);
    jac_lua_free(lua);
    return good;
}

/* Values that can't be had without a file of one's own (tiles that no folder has): left out. */
void rulesets_drop(rulesets *all, int a, int v, const char *why)
{
    axis *one = &all->axis[a];
    printf("# left out: %s = %s: %s\n", one->key, one->value[v], why);
    memmove(one->value[v], one->value[v + 1], (size_t)(one->count - v - 1) * sizeof one->value[0]);
    one->count--;
}

static const char *value_of(const rulesets *all, int row, const char *section, const char *key)
{
    for (int a = 0; a < all->axis_count; a++)
        if (strcmp(all->axis[a].section, section) == 0 && strcmp(all->axis[a].key, key) == 0)
            return all->axis[a].value[all->row[row * all->axis_count + a]];
    return "";
}

static bool plain(const rulesets *all, int row)
{
    for (int a = 0; a < all->axis_count; a++)
        if (strcmp(all->axis[a].section, "rules") == 0 && all->row[row * all->axis_count + a] != 0)
            return false;
    return true;
}

/* Without modules: the builder, no INI and no Lua. The engine's ruleset is freed with it. */
static jac_engine *plain_engine(const rulesets *all, int row, jac_error *error)
{
#define VALUE(key) value_of(all, row, "game", key)
    const char *edition = VALUE("edition"), *fields = VALUE("field_scoring");
    const jac_base base = {
        .players = (uint8_t)atoi(VALUE("players")),
        .edition = (uint8_t)(edition[1] - '1'),
        .farmers = strcmp(VALUE("farmers"), "on") == 0,
        .tiny_city_2 = strcmp(VALUE("tiny_city"), "2") == 0,
        .field_scoring = fields[4] == 'f'   ? JAC_PER_FIELD_3
                         : fields[4] == 'c' ? JAC_PER_CITY_4
                                            : JAC_CITY_ONCE_PER_PLAYER_3,
        .first_random = strcmp(VALUE("first_player"), "random") == 0,
        .confirm = strcmp(VALUE("confirm"), "on") == 0,
        .sets = (uint8_t)atoi(VALUE("sets")),
    };
#undef VALUE
    jac_ruleset *rules = jac_ruleset_new(&base, NULL, NULL);
    if (!rules || jac_ruleset_compile(rules, error) != JAC_OK) {
        jac_ruleset_free(rules);
        return NULL;
    }
    jac_engine *engine = jac_engine_new(rules, error);
    if (!engine)
        jac_ruleset_free(rules);
    return engine;
}

static const char *ini_value(const axis *a, const char *value, char *names, size_t size)
{
    const char *end = player_names;
    if (strcmp(a->section, "game") != 0 || strcmp(a->key, "players") != 0)
        return value;
    for (int i = atoi(value); i > 0; i--)
        end += strcspn(end + 1, ",") + 1;
    snprintf(names, size, "%.*s", (int)(end - player_names), player_names);
    return names;
}

static bool write_ini(const rulesets *all, int row, const char *path)
{
    const uint8_t *values = &all->row[row * all->axis_count];
    bool *done = calloc((size_t)all->axis_count, sizeof *done);
    FILE *out = fopen(path, "w");
    for (int a = 0; out && done && a < all->axis_count; a++) {
        if (done[a])
            continue;
        fprintf(out, "[%s]\n", all->axis[a].section);
        for (int b = a; b < all->axis_count; b++) {
            const axis *one = &all->axis[b];
            char names[100];
            if (strcmp(one->section, all->axis[a].section) != 0)
                continue;
            done[b] = true;
            if (one->module < 0 ||
                strcmp(all->axis[one->module].value[values[one->module]], "on") == 0)
                fprintf(out, "%s = %s\n", one->key,
                        ini_value(one, one->value[values[b]], names, sizeof names));
        }
    }
    free(done);
    return out && fclose(out) == 0;
}

jac_engine *rulesets_engine(const rulesets *all, int row, const char *ini_dir, jac_error *error)
{
    char path[1024];
    if (plain(all, row))
        return plain_engine(all, row, error);
    snprintf(path, sizeof path, "%s/row-%d.ini", ini_dir, row);
    if (!write_ini(all, row, path)) {
        jac_fail(error, JAC_E_IO, path, 0, "can't be written");
        return NULL;
    }
    return jac_load(path, NULL, NULL, error);
}

void rulesets_engine_free(jac_engine *engine)
{
    jac_ruleset *own =
        engine && !jac_setup_of(engine) ? (jac_ruleset *)(uintptr_t)engine->rules : NULL;
    jac_engine_free(engine);
    jac_ruleset_free(own);
}
