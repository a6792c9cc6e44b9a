/* ruleset_options.c - the options of modules and the ids of [rulings]: what goes to the host, which
 * checks names and values against what the modules declare. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "loading.h"

static const char *const own_sections[] = { "game", "rules", "rulings", "mods", "lua" };
enum { OWN_SECTIONS = sizeof own_sections / sizeof own_sections[0] };

static bool is_own(const char *section)
{
    for (size_t i = 0; i < OWN_SECTIONS; i++) {
        if (strcmp(section, own_sections[i]) == 0) {
            return true;
        }
    }
    return false;
}

static jac_asked_module *asked_named(jac_loading *l, const char *name)
{
    for (size_t i = 0; i < l->setup->module_count; i++) {
        if (strcmp(l->setup->module[i].name, name) == 0) {
            return l->setup->module + i;
        }
    }
    return NULL;
}

static void read_tiles(jac_loading *l, jac_asked_module *asked, const jac_setting *at)
{
    struct stat st;
    char *path = jac_path_in(l->settings->folder, at->value);
    if (!path) {
        l->no_memory = true;
    } else if (stat(path, &st) < 0) {
        JAC_WRONG(l, at, "paths are taken from the INI's folder", "the tile file \"%s\": %s",
                  at->value, strerror(errno));
    } else if (!S_ISREG(st.st_mode)) {
        JAC_WRONG(l, at, "name a .lua file", "\"%s\" is no file", at->value);
    } else {
        asked->tiles = path;
        return;
    }
    free(path);
}

static void unknown_section(jac_loading *l, const jac_setting *at)
{
    char hint[JAC_HINT_SIZE];
    size_t count = OWN_SECTIONS + l->systems.count + l->mods.count;
    const char **names = malloc(count * sizeof *names);
    if (!names) {
        l->no_memory = true;
        return;
    }
    size_t n = 0;
    for (; n < OWN_SECTIONS; n++) {
        names[n] = own_sections[n];
    }
    for (size_t i = 0; i < l->systems.count; i++) {
        names[n++] = l->systems.at[i];
    }
    for (size_t i = 0; i < l->mods.count; i++) {
        names[n++] = l->mods.at[i];
    }
    if (*jac_hint_names(hint, at->section, names, count) == '\0') {
        snprintf(hint, sizeof hint, "\"jacquerie rules\" lists the modules");
    }
    JAC_WRONG(l, at, hint, "there is no section or module \"%s\"", at->section);
    free(names);
}

/* A setting in the section of a module. `first`: of those in this section. */
static void read_option(jac_loading *l, const jac_setting *at, bool first)
{
    jac_asked_module *asked = asked_named(l, at->section);
    if (asked && strcmp(at->key, "tiles") == 0) {
        read_tiles(l, asked, at);
    } else if (asked) {
        l->option[l->option_count++] =
            (jac_ask_option){ at->section, at->key, at->value, at->file, at->line };
    } else if (!first) {
        return;
    } else if (jac_name_list_has(&l->systems, at->section) ||
               jac_name_list_has(&l->mods, at->section) ||
               jac_name_list_has(&l->shipped, at->section)) {
        jac_problem_warn(&l->problems, at->file, at->line, NULL,
                         "the section [%s] has no effect: the module is off", at->section);
    } else {
        unknown_section(l, at);
    }
}

/* ---- rulings ------------------------------------------------------------------------------ */

static void read_ruling(jac_loading *l, const jac_setting *at)
{
    size_t before = l->problems.errors;
    bool on = jac_loading_switch(l, at, true);
    if (l->problems.errors == before) {
        l->ruling[l->ruling_count++] = (jac_ask_ruling){ at->key, on, at->file, at->line };
    }
}

/* Shows the host the modules of a folder that are not on. */
static void add_off(jac_loading *l, const jac_name_list *names, const char *folder, const char *end,
                    uint8_t kind)
{
    for (size_t i = 0; i < names->count && folder; i++) {
        jac_ask_module off = { .name = names->at[i], .kind = kind, .off = 1 };
        char *path = NULL;
        if (asked_named(l, off.name)) {
            continue;
        }
        if (asprintf(&path, "%s/%s%s", folder, off.name, end) < 0) {
            l->no_memory = true;
            return;
        }
        off.path = off.shown = path;
        l->off[l->off_count++] = off;
    }
}

/* A ruling of a known module that is off is no error: the same INI may be tried with and without a
 * module. So when rulings are named, the host gets to see those modules too. */
static void add_all_off(jac_loading *l)
{
    const char *rules = l->setup->rules_folder;
    char *rulings = rules ? jac_path_in(rules, "rulings") : NULL;
    l->off = calloc(l->systems.count + l->shipped.count + l->mods.count + 1, sizeof *l->off);
    if (!l->off) {
        l->no_memory = true;
    } else {
        add_off(l, &l->systems, rules, "", 0);
        add_off(l, &l->shipped, rulings, ".lua", 1);
        add_off(l, &l->mods, l->mods_folder, "", 2);
    }
    free(rulings);
}

void jac_loading_options(jac_loading *l)
{
    size_t count = l->settings->count;
    l->option = calloc(count + 1, sizeof *l->option);
    l->ruling = calloc(count + 1, sizeof *l->ruling);
    if (!l->option || !l->ruling) {
        l->no_memory = true;
        return;
    }
    for (size_t i = 0; i < count; i++) {
        const jac_setting *at = l->settings->at + i;
        bool first = true;
        for (size_t k = 0; k < i && first; k++) {
            first = strcmp(l->settings->at[k].section, at->section) != 0;
        }
        if (!is_own(at->section)) {
            read_option(l, at, first);
        } else if (strcmp(at->section, "rulings") == 0 && !strchr(at->key, '+')) {
            read_ruling(l, at);
        }
    }
    if (l->ruling_count > 0) {
        add_all_off(l);
    }
}
