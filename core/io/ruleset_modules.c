/* ruleset_modules.c - which modules and ruling files are asked for: [rules], [mods], [rulings]. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "loading.h"

static const char *const switches[] = { "off", "on", "tiles", "rules" };
enum { SWITCHES = sizeof switches / sizeof *switches };

/* Adds a module; takes over `path` and `tiles`. NULL when memory is out. */
static jac_asked_module *ask(jac_loading *l, const char *name, char *path, char *shown,
                             const jac_setting *at, uint8_t kind)
{
    jac_setup *setup = l->setup;
    jac_asked_module *grown = realloc(setup->module, (setup->module_count + 1) * sizeof *grown);
    jac_asked_module made = { .name = strdup(name), .path = path, .shown = shown, .kind = kind };
    made.ini = at ? strdup(at->file) : NULL;
    made.line = at ? at->line : 0;
    if (grown) {
        setup->module = grown;
    }
    if (!grown || !made.name || !path || !shown || (at && !made.ini)) {
        free(made.name);
        free(path);
        free(shown);
        free(made.ini);
        l->no_memory = true;
        return NULL;
    }
    grown[setup->module_count] = made;
    return grown + setup->module_count++;
}

static char *text_of(const char *format, const char *a, const char *b, const char *c)
{
    char *text = NULL;
    return asprintf(&text, format, a, b, c) < 0 ? NULL : text;
}

/* ---- [rules] ------------------------------------------------------------------------------ */

static void read_system(jac_loading *l, const jac_setting *at)
{
    const char *folder = l->setup->rules_folder;
    if (!jac_name_list_has(&l->systems, at->key)) {
        char hint[JAC_HINT_SIZE];
        jac_hint_names(hint, at->key, (const char *const *)l->systems.at, l->systems.count);
        if (!folder) {
            snprintf(hint, sizeof hint, "set JACQUERIE_RULES to the folder of the shipped rules");
        } else if (strchr(at->key, '+')) {
            snprintf(hint, sizeof hint, "a file for two modules is set in [rulings]");
        } else if (jac_name_list_has(&l->mods, at->key)) {
            snprintf(hint, sizeof hint, "it is a mod: switch it on in [mods]");
        } else if (strcmp(at->key, "base") == 0) {
            snprintf(hint, sizeof hint, "the base game is always on, its options are in [game]");
        }
        JAC_WRONG(l, at, hint, "there is no module \"%s\"", at->key);
        return;
    }
    int value = jac_loading_choice(l, at, switches, SWITCHES);
    if (value > 0) {
        jac_asked_module *asked = ask(l, at->key, jac_path_in(folder, at->key),
                                      text_of("rules/%s%s%s", at->key, "", ""), at, 0);
        if (asked) {
            asked->tiles_only = value == 2;
            asked->rules_only = value == 3;
        }
    }
}

/* ---- [mods] ------------------------------------------------------------------------------- */

static void read_mods_folder(jac_loading *l)
{
    const jac_setting *at = jac_settings_find(l->settings, "mods", "path");
    if (!at) {
        return;
    }
    struct stat st;
    char *path = jac_path_in(l->settings->folder, at->value);
    if (!path) {
        l->no_memory = true;
    } else if (stat(path, &st) < 0) {
        JAC_WRONG(l, at, "paths are taken from the INI's folder", "the folder \"%s\": %s",
                  at->value, strerror(errno));
    } else if (!S_ISDIR(st.st_mode)) {
        JAC_WRONG(l, at, "name the folder in which the mods are", "\"%s\" is no folder", at->value);
    } else {
        l->mods_folder = realpath(path, NULL);
        const char *slash = l->mods_folder ? strrchr(l->mods_folder, '/') : NULL;
        l->mods_shown = strdup(slash && slash[1] ? slash + 1 : "mods");
        l->mods = jac_module_names(path, true);
        l->no_memory = l->no_memory || !l->mods_folder || !l->mods_shown;
    }
    free(path);
}

static bool is_folder_module(jac_loading *l, const char *folder, const char *name)
{
    char *init = text_of("%s/%s/init.lua%s", folder, name, "");
    bool is = init && access(init, F_OK) == 0;
    l->no_memory |= !init;
    free(init);
    return is;
}

static void read_mod(jac_loading *l, const jac_setting *at)
{
    int value = jac_loading_choice(l, at, switches, SWITCHES);
    if (value == 0) {
        return;
    }
    if (!jac_settings_find(l->settings, "mods", "path")) {
        JAC_WRONG(l, at, "add path = FOLDER to [mods]", "it is not said where the mod \"%s\" is",
                  at->key);
        return;
    }
    if (!jac_name_list_has(&l->mods, at->key)) {
        char hint[JAC_HINT_SIZE];
        jac_hint_names(hint, at->key, (const char *const *)l->mods.at, l->mods.count);
        if (!hint[0] && jac_name_list_has(&l->systems, at->key)) {
            snprintf(hint, sizeof hint, "it is a shipped module: switch it on in [rules]");
        }
        if (l->mods_folder) {
            JAC_WRONG(l, at, hint, "there is no mod \"%s\" in %s", at->key, l->mods_shown);
        }
        return;
    }
    const char *end = is_folder_module(l, l->mods_folder, at->key) ? "" : ".lua";
    for (size_t i = 0; value > 0 && i < l->setup->module_count; i++) {
        if (strcmp(l->setup->module[i].name, at->key) == 0) {
            JAC_WRONG(l, at, "switch one of them off", "\"%s\" is in [rules] and in [mods]",
                      at->key);
            return;
        }
    }
    jac_asked_module *asked =
        value < 0 ? NULL
                  : ask(l, at->key, text_of("%s/%s%s", l->mods_folder, at->key, end),
                        text_of("%s/%s%s", l->mods_shown, at->key, end), at, 2);
    if (asked) {
        asked->tiles_only = value == 2;
        asked->rules_only = value == 3;
    }
}

/* ---- ruling files -------------------------------------------------------------------------- */

static bool is_on(const jac_loading *l, const char *name, size_t length)
{
    for (size_t i = 0; i < l->setup->module_count; i++) {
        const jac_asked_module *asked = l->setup->module + i;
        if (strlen(asked->name) == length && memcmp(asked->name, name, length) == 0) {
            return asked->kind != 1 && !asked->tiles_only;
        }
    }
    return false;
}

/* The first of the modules in "A+B" that is not on (its length in *length), or NULL. */
static const char *missing_part(const jac_loading *l, const char *name, size_t *length)
{
    for (const char *s = name; *s; s += *length + (s[*length] == '+')) {
        *length = strcspn(s, "+");
        if (!is_on(l, s, *length)) {
            return s;
        }
    }
    return NULL;
}

static void ask_replacement(jac_loading *l, const jac_setting *at)
{
    struct stat st;
    char *path = jac_path_in(l->settings->folder, at->value);
    if (path && (stat(path, &st) < 0 || access(path, R_OK) < 0)) {
        JAC_WRONG(l, at, "use on, off or a path from the INI's folder", "the file \"%s\": %s",
                  at->value, strerror(errno));
        free(path);
    } else if (path && !S_ISREG(st.st_mode)) {
        JAC_WRONG(l, at, "name the .lua file of the ruling", "\"%s\" is no file", at->value);
        free(path);
    } else {
        jac_asked_module *asked = ask(l, at->key, path, strdup(at->value), at, 1);
        if (asked) {
            asked->replaced = true;
        }
    }
}

/* One line of [rulings] that names a file "A+B". */
static void read_ruling_file(jac_loading *l, const jac_setting *at)
{
    size_t length = 0;
    bool plain = strcmp(at->value, "on") == 0 || strcmp(at->value, "off") == 0;
    const char *missing = missing_part(l, at->key, &length);
    if (plain && !jac_name_list_has(&l->shipped, at->key)) {
        char hint[JAC_HINT_SIZE];
        jac_hint_names(hint, at->key, (const char *const *)l->shipped.at, l->shipped.count);
        JAC_WRONG(l, at, hint, "there is no ruling file \"%s\"", at->key);
    } else if (missing) {
        jac_problem_warn(&l->problems, at->file, at->line, NULL,
                         "\"%s\" has no effect: \"%.*s\" is off", at->key, (int)length, missing);
    } else if (!plain) {
        ask_replacement(l, at);
    }
}

static void ask_shipped_rulings(jac_loading *l)
{
    for (size_t i = 0; i < l->shipped.count; i++) {
        size_t length = 0;
        const char *name = l->shipped.at[i];
        const jac_setting *at = jac_settings_find(l->settings, "rulings", name);
        bool said = at && strcmp(at->value, "on") != 0; /* off or replaced */
        if (!said && !missing_part(l, name, &length)) {
            ask(l, name, text_of("%s/rulings/%s.lua%s", l->setup->rules_folder, name, ""),
                text_of("rules/rulings/%s.lua%s%s", name, "", ""), at, 1);
        }
    }
}

/* Systems, then ruling files, then mods; within each the order of asking. */
static void order_by_kind(jac_setup *setup)
{
    for (size_t i = 1; i < setup->module_count; i++) {
        jac_asked_module moved = setup->module[i];
        size_t to = i;
        for (; to > 0 && setup->module[to - 1].kind > moved.kind; to--) {
            setup->module[to] = setup->module[to - 1];
        }
        setup->module[to] = moved;
    }
}

/* Reads the folders; false, reported, when not all that is in them is known. */
static bool read_folders(jac_loading *l)
{
    const jac_settings *settings = l->settings;
    errno = 0;
    l->setup->rules_folder = settings->rules ? strdup(settings->rules) : jac_rules_folder();
    l->no_memory |= !l->setup->rules_folder && errno == ENOMEM;
    l->systems = jac_module_names(l->setup->rules_folder, false);
    l->shipped = jac_ruling_names(l->setup->rules_folder);
    read_mods_folder(l);
    int rules = l->systems.problem ? l->systems.problem : l->shipped.problem;
    l->no_memory |=
        l->systems.problem == ENOMEM || l->shipped.problem == ENOMEM || l->mods.problem == ENOMEM;
    if (!l->no_memory && (rules || l->mods.problem)) {
        jac_problem_add(&l->problems, JAC_E_IO, settings->file, 0, NULL,
                        "the folder of the %s can't be read: %s", rules ? "rules" : "mods",
                        strerror(rules ? rules : l->mods.problem));
        return false;
    }
    return !l->no_memory;
}

void jac_loading_modules(jac_loading *l)
{
    const jac_settings *settings = l->settings;
    if (!read_folders(l)) {
        return;
    }
    for (size_t i = 0; i < settings->count; i++) {
        if (strcmp(settings->at[i].section, "rules") == 0) {
            read_system(l, settings->at + i);
        }
    }
    for (size_t i = 0; i < settings->count; i++) {
        if (strcmp(settings->at[i].section, "mods") == 0 &&
            strcmp(settings->at[i].key, "path") != 0) {
            read_mod(l, settings->at + i);
        }
    }
    ask_shipped_rulings(l);
    for (size_t i = 0; i < settings->count; i++) {
        if (strcmp(settings->at[i].section, "rulings") == 0 && strchr(settings->at[i].key, '+')) {
            read_ruling_file(l, settings->at + i);
        }
    }
    order_by_kind(l->setup);
}
