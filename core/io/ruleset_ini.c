/* ruleset_ini.c - from an INI, or settings of any other origin, to an engine. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "ini_file.h"
#include "loading.h"

static void free_setup(void *owned)
{
    jac_setup *setup = owned;
    if (!setup) {
        return;
    }
    jac_lua_free(setup->lua);
    jac_ruleset_free(setup->rules);
    for (size_t i = 0; i < setup->module_count; i++) {
        free(setup->module[i].name);
        free(setup->module[i].path);
        free(setup->module[i].shown);
        free(setup->module[i].tiles);
        free(setup->module[i].ini);
    }
    for (size_t p = 0; p < JAC_PLAYERS_MAX; p++) {
        free(setup->bot[p]);
    }
    free(setup->module);
    free(setup->rules_folder);
    jac_settings_free(setup->settings);
    free(setup);
}

const jac_setup *jac_setup_of(const jac_engine *engine)
{
    return engine->free_owned == free_setup ? engine->owned : NULL;
}

/* Keeps the first error and counts; the host reports through it. */
static void pass_on(void *ud, const jac_error *error, bool warning)
{
    jac_problems *problems = ud;
    if (!warning) {
        jac_problem_pass(problems, error);
        return;
    }
    problems->warnings++;
    if (problems->report) {
        problems->report(problems->ud, error, true);
    }
}

/* Gives the host all modules. False when something was wrong (reported). */
static bool load_modules(jac_loading *l)
{
    jac_setup *setup = l->setup;
    jac_error error = { .status = JAC_OK };
    size_t before = l->problems.errors;
    size_t count = setup->module_count + l->off_count;
    jac_ask_module *modules = calloc(count + 1, sizeof *modules);
    setup->lua = jac_lua_new(&setup->limits, &error);
    jac_status status = modules && setup->lua ? JAC_OK : JAC_E_MEMORY;
    if (status == JAC_OK) {
        for (size_t i = 0; i < setup->module_count; i++) {
            const jac_asked_module *asked = setup->module + i;
            modules[i] = (jac_ask_module){
                .name = asked->name,
                .path = asked->path,
                .shown = asked->shown,
                .tiles = asked->tiles,
                .ini = asked->ini,
                .line = asked->line,
                .tiles_only = asked->tiles_only,
                .rules_only = asked->rules_only,
                .kind = asked->kind,
            };
        }
        for (size_t i = 0; i < l->off_count; i++) {
            modules[setup->module_count + i] = l->off[i];
        }
        const jac_ask_load load = { modules,         count,     l->option,
                                    l->option_count, l->ruling, l->ruling_count };
        status = jac_lua_load(setup->lua, setup->rules, &load, pass_on, &l->problems, &error);
    }
    free(modules);
    if (status != JAC_OK && l->problems.errors == before) {
        if (error.status == JAC_OK) {
            jac_fail(&error, status, NULL, 0, "memory is out");
        }
        jac_problem_pass(&l->problems, &error);
    }
    return l->problems.errors == before;
}

/* The engine, when nothing was wrong; it owns the setup then. */
static jac_engine *make_engine(jac_loading *l)
{
    jac_error error = { .status = JAC_OK };
    jac_setup *setup = l->setup;
    jac_engine *engine = NULL;
    jac_status status = jac_ruleset_compile(setup->rules, &error);
    if (status == JAC_OK) {
        engine = jac_engine_new(setup->rules, &error);
    }
    if (engine) {
        engine->owned = setup;
        engine->free_owned = free_setup;
        status = setup->lua ? jac_lua_attach(setup->lua, engine, &error) : JAC_OK;
    }
    if (engine && status == JAC_OK) {
        return engine;
    }
    if (!error.file[0]) {
        jac_problem_add(&l->problems, error.status, l->settings->file, 0, error.hint, "%s",
                        error.what);
    } else {
        jac_problem_pass(&l->problems, &error);
    }
    if (engine) {
        jac_engine_free(engine); /* and the setup with it */
        l->setup = NULL;
    }
    return NULL;
}

/* Reads all sections and loads the modules; true when nothing was wrong. */
static bool read_all(jac_loading *l)
{
    jac_loading_game(l);
    jac_loading_lua(l);
    jac_loading_modules(l);
    if (!l->no_memory) { /* else a module that was not read would be told to be none */
        jac_loading_options(l);
    }
    l->setup->rules = l->no_memory ? NULL : jac_ruleset_new(&l->base, NULL, NULL);
    if (!l->setup->rules) {
        jac_problem_add(&l->problems, JAC_E_MEMORY, l->settings->file, 0, NULL, "memory is out");
        return false;
    }
    /* what the INI has wrong is said already: now what its modules have */
    bool modules = l->setup->module_count > 0 || l->option_count > 0 || l->ruling_count > 0;
    return (!modules || load_modules(l)) && l->problems.errors == 0;
}

/* `found`: problems met before (in reading the INI). */
static jac_engine *load(const jac_settings *settings, jac_problems found)
{
    jac_loading l = { .settings = settings, .problems = found };
    jac_engine *engine = NULL;
    l.setup = calloc(1, sizeof *l.setup);
    if (l.setup) {
        l.setup->settings = jac_settings_copy(settings);
    }
    if (!l.setup || !l.setup->settings) {
        jac_problem_add(&l.problems, JAC_E_MEMORY, settings->file, 0, NULL, "memory is out");
    } else {
        l.settings = l.setup->settings; /* lives as long as the engine */
        engine = read_all(&l) ? make_engine(&l) : NULL;
    }
    for (size_t p = 0; p < JAC_PLAYERS_MAX; p++) {
        free(l.names[p]);
    }
    jac_name_list_free(&l.systems);
    jac_name_list_free(&l.shipped);
    jac_name_list_free(&l.mods);
    free(l.mods_folder);
    free(l.mods_shown);
    for (size_t i = 0; i < l.off_count; i++) {
        free((char *)l.off[i].path);
    }
    free(l.off);
    free(l.option);
    free(l.ruling);
    if (!engine) {
        free_setup(l.setup);
    }
    return engine;
}

jac_engine *jac_load_settings(const jac_settings *settings, jac_report_fn *report, void *ud,
                              jac_error *error)
{
    return load(settings, (jac_problems){ .report = report, .ud = ud, .first = error });
}

jac_engine *jac_load(const char *ini, jac_report_fn *report, void *ud, jac_error *error)
{
    jac_problems problems = { .report = report, .ud = ud, .first = error };
    jac_settings *settings = jac_ini_read(ini, &problems);
    jac_engine *engine = settings ? load(settings, problems) : NULL;
    jac_settings_free(settings);
    return engine;
}
