/* record_engine.c - from a record's header to the engine it was played on, and what may differ. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "problem.h"
#include "record.h"
#include "setup.h"

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

/* A value as an INI has it. */
static const char *ini_value(const json_t *json, char number[32])
{
    if (json_is_integer(json)) {
        snprintf(number, 32, "%lld", (long long)json_integer_value(json));
        return number;
    }
    if (json_is_boolean(json)) {
        return json_is_true(json) ? "on" : "off";
    }
    return json_is_string(json) ? json_string_value(json) : "";
}

/* ---- from the header to settings ------------------------------------------------------------- */

typedef struct building {
    const jac_record *record;
    const json_t *ruleset;
    jac_settings *to;
    const char *mods;
    bool anyway, failed;
    jac_problems problems;
} building;

static void set(building *b, const char *section, const char *key, const char *value)
{
    b->failed |= jac_settings_add(b->to, section, key, value, NULL, 1) != 0;
}

static void set_players(building *b)
{
    const json_t *players = json_object_get(b->ruleset, "players");
    char list[512] = "";
    size_t used = 0, i;
    json_t *name;
    json_array_foreach(players, i, name)
    {
        const char *text = json_string_value(name);
        int n = snprintf(list + used, sizeof list - used, "%s%s", i ? ", " : "", text ? text : "");
        used += n > 0 ? (size_t)n : 0;
        if (!text || strchr(text, ',') || used >= sizeof list) {
            jac_problem_add(&b->problems, JAC_E_INPUT, b->record->file, 1, NULL,
                            "the header names players that can't be");
            return;
        }
    }
    set(b, "game", "players", list);
}

static void set_game(building *b)
{
    const char *key;
    json_t *value;
    char number[32];
    set_players(b);
    set(b, "game", "edition", text_of(b->ruleset, "edition"));
    json_object_foreach(json_object_get(b->ruleset, "game"), key, value)
    {
        set(b, "game", key, ini_value(value, number));
    }
}

/* The folder in which to look for a mod: the one asked for, else the one that the header names. */
static char *mods_folder(const building *b, const char *path)
{
    char *folder = b->mods ? realpath(b->mods, NULL) : strdup(path);
    char *slash = folder && !b->mods ? strrchr(folder, '/') : NULL;
    if (slash) {
        *slash = '\0';
    }
    return folder;
}

static bool is_in(building *b, jac_name_list names, const char *name)
{
    b->failed |= names.problem == ENOMEM;
    bool has = jac_name_list_has(&names, name);
    jac_name_list_free(&names);
    return has;
}

/* Is there such a module now? */
static bool is_there(building *b, const char *kind, const char *name, const char *path)
{
    bool mod = strcmp(kind, "mod") == 0, ruling = strcmp(kind, "ruling") == 0;
    if (ruling && *path) {
        return access(path, R_OK) == 0;
    }
    errno = 0;
    char *folder = mod ? mods_folder(b, path) : jac_rules_folder();
    b->failed |= !folder && errno == ENOMEM;
    bool there =
        folder && is_in(b, ruling ? jac_ruling_names(folder) : jac_module_names(folder, mod), name);
    free(folder);
    return there;
}

static void missing(building *b, const json_t *module, bool mod)
{
    const char *version = text_of(module, "version");
    const char *hint = mod ? "name the folder of the mods with --mods"
                           : "set JACQUERIE_RULES to a folder that has it";
    char label[200];
    snprintf(label, sizeof label, "\"%s\"%s%s (hash %s)", text_of(module, "name"),
             *version ? " " : "", version, text_of(module, "hash"));
    if (b->anyway) {
        jac_problem_warn(&b->problems, b->record->file, 1, hint, "the module %s is missing", label);
    } else {
        jac_problem_add(&b->problems, JAC_E_RECORD, b->record->file, 1, hint,
                        "the module %s is missing", label);
    }
}

static void set_module(building *b, const json_t *module)
{
    const char *name = text_of(module, "name"), *kind = text_of(module, "kind");
    const char *path = text_of(module, "path"), *tiles = text_of(module, "tiles");
    const char *value = json_is_true(json_object_get(module, "tiles_only"))   ? "tiles"
                        : json_is_true(json_object_get(module, "rules_only")) ? "rules"
                                                                              : "on";
    bool mod = strcmp(kind, "mod") == 0;
    bool there = is_there(b, kind, name, path);
    if (!there && b->failed) {
        return;
    }
    if (!there) {
        missing(b, module, mod);
        return;
    }
    if (mod && !jac_settings_find(b->to, "mods", "path")) {
        char *folder = mods_folder(b, path);
        b->failed |= !folder && errno == ENOMEM;
        set(b, "mods", "path", folder ? folder : ".");
        free(folder);
    }
    if (strcmp(kind, "ruling") == 0) {
        set(b, "rulings", name, *path ? path : "on");
    } else {
        set(b, mod ? "mods" : "rules", name, value);
    }
    if (*tiles) {
        set(b, name, "tiles", tiles);
    }
}

static bool header_has(const building *b, const char *name, size_t length)
{
    size_t i;
    json_t *module;
    json_array_foreach(json_object_get(b->ruleset, "modules"), i, module)
    {
        const char *own = text_of(module, "name");
        if (strlen(own) == length && memcmp(own, name, length) == 0) {
            return true;
        }
    }
    return false;
}

/* A ruling file that is shipped now but was not loaded then is switched off. */
static void set_rulings_off(building *b)
{
    errno = 0;
    char *folder = jac_rules_folder();
    jac_name_list names = jac_ruling_names(folder);
    b->failed |= (!folder && errno == ENOMEM) || names.problem == ENOMEM;
    for (size_t i = 0; i < names.count; i++) {
        bool parts = true;
        for (const char *s = names.at[i]; *s && parts;) {
            size_t length = strcspn(s, "+");
            parts = header_has(b, s, length);
            s += length + (s[length] == '+');
        }
        if (parts && !header_has(b, names.at[i], strlen(names.at[i]))) {
            set(b, "rulings", names.at[i], "off");
        }
    }
    jac_name_list_free(&names);
    free(folder);
}

static void set_modules(building *b)
{
    size_t i;
    json_t *module;
    json_array_foreach(json_object_get(b->ruleset, "modules"), i, module) { set_module(b, module); }
    set_rulings_off(b);
}

static const jac_module_info *info_of(const jac_setup *setup, const char *name)
{
    const jac_module_info *info = NULL;
    size_t count = setup->lua ? jac_lua_modules(setup->lua, &info) : 0;
    for (size_t i = 0; i < count; i++) {
        if (strcmp(info[i].name, name) == 0) {
            return info + i;
        }
    }
    return NULL;
}

static bool has_option(const jac_setup *known, const char *module, const char *key)
{
    const jac_module_info *info = known ? info_of(known, module) : NULL;
    for (size_t i = 0; info && i < info->option_count; i++) {
        if (strcmp(info->option[i].name, key) == 0) {
            return true;
        }
    }
    return known == NULL;
}

static bool has_ruling(const jac_setup *known, const char *id)
{
    const jac_module_info *info = NULL;
    size_t count = known && known->lua ? jac_lua_modules(known->lua, &info) : 0;
    for (size_t i = 0; i < count; i++) {
        for (size_t k = 0; k < info[i].ruling_count; k++) {
            if (strcmp(info[i].ruling[k].id, id) == 0) {
                return true;
            }
        }
    }
    return known == NULL;
}

/* Options and rulings; with `known`, only those that its modules have, the others with a warning.
 */
static void set_options(building *b, const jac_setup *known)
{
    const char *module, *key;
    json_t *options, *value;
    char number[32];
    json_object_foreach(json_object_get(b->ruleset, "options"), module, options)
    {
        json_object_foreach(options, key, value)
        {
            if (has_option(known, module, key)) {
                set(b, module, key, ini_value(value, number));
            } else {
                jac_problem_warn(
                    &b->problems, b->record->file, 1, NULL,
                    "the option \"%s\" of \"%s\" is left out: it is not there any more", key,
                    module);
            }
        }
    }
    json_object_foreach(json_object_get(b->ruleset, "rulings"), key, value)
    {
        if (has_ruling(known, key)) {
            set(b, "rulings", key, ini_value(value, number));
        } else {
            jac_problem_warn(&b->problems, b->record->file, 1, NULL,
                             "the ruling %s is left out: it is not there any more", key);
        }
    }
}

static jac_settings *settings_for(const jac_record *record)
{
    char *folder = strdup(record->file);
    char *slash = folder ? strrchr(folder, '/') : NULL;
    if (slash) {
        slash[slash == folder] = '\0';
    }
    jac_settings *settings = folder ? jac_settings_new(slash ? folder : ".", record->file) : NULL;
    free(folder);
    return settings;
}

jac_engine *jac_record_engine(const jac_record *record, const char *mods, bool anyway,
                              jac_report_fn *report, void *ud, jac_error *error)
{
    building b = { .record = record,
                   .mods = mods,
                   .anyway = anyway,
                   .ruleset = json_object_get(record->header, "ruleset"),
                   .problems = { .report = report, .ud = ud, .first = error } };
    jac_engine *engine = NULL, *plain = NULL;
    b.to = settings_for(record);
    if (b.to) {
        set_game(&b);
        set_modules(&b);
    }
    if (b.to && anyway && !b.failed) { /* which options are there? */
        jac_error ignored;
        plain = jac_load_settings(b.to, NULL, NULL, &ignored);
    }
    if (b.to) {
        set_options(&b, plain ? jac_setup_of(plain) : NULL);
    }
    if (!b.to || b.failed) {
        jac_problem_add(&b.problems, JAC_E_MEMORY, record->file, 0, NULL, "memory is out");
    } else if (b.problems.errors == 0) {
        engine = jac_load_settings(b.to, report, ud, error);
    }
    if (engine && jac_record_fits(record, engine, anyway, report, ud, error) != JAC_OK) {
        jac_engine_free(engine);
        engine = NULL;
    }
    if (plain) {
        jac_engine_free(plain);
    }
    jac_settings_free(b.to);
    return engine;
}
