/* loading.h - shared by the files that turn settings into an engine. */
#ifndef JAC_LOADING_H
#define JAC_LOADING_H

#include "problem.h"
#include "setup.h"

typedef struct jac_loading {
    const jac_settings *settings;
    jac_problems problems;
    jac_setup *setup;
    jac_base base;
    char *names[JAC_PLAYERS_MAX]; /* base.name points to them */
    bool no_memory;
    jac_name_list systems; /* modules in the rules folder */
    jac_name_list shipped; /* ruling files there */
    jac_name_list mods;    /* modules in the folder of mods */
    char *mods_folder;     /* resolved, or NULL */
    char *mods_shown;      /* last part of its path */
    /* what goes to the host; texts are the settings' and the setup's */
    jac_ask_option *option;
    size_t option_count;
    jac_ask_ruling *ruling;
    size_t ruling_count;
    jac_ask_module *off; /* known, but not on; `path` is to be freed */
    size_t off_count;
} jac_loading;

/* Reports what is wrong with a setting. */
#define JAC_WRONG(l, at, hint, ...)                                                                \
    jac_problem_add(&(l)->problems, JAC_E_RULES, (at)->file, (at)->line, (hint), __VA_ARGS__)

/* The section [game] into base, seed and bots. */
void jac_loading_game(jac_loading *l);
/* The section [lua] into the setup's limits. */
void jac_loading_lua(jac_loading *l);
/* [rules], [mods] and the files of [rulings] into setup->module. */
void jac_loading_modules(jac_loading *l);
/* Sections of modules and the ids of [rulings] into option and ruling; after the modules. */
void jac_loading_options(jac_loading *l);

/* ---- values ------------------------------------------------------------------------------ */

/* The number of the value in a list; -1, reported, when it is none of them. */
int jac_loading_choice(jac_loading *l, const jac_setting *at, const char *const *values,
                       size_t count);
/* on or off; `wrong` when it is neither (reported). */
bool jac_loading_switch(jac_loading *l, const jac_setting *at, bool wrong);
/* A whole number from min to max; `suffix` allows K and M (1024 or 1000 at a time: `unit`). False,
 * reported, when it isn't. */
bool jac_loading_number(jac_loading *l, const jac_setting *at, uint64_t min, uint64_t max,
                        uint64_t unit, uint64_t *value);
/* The parts of a list separated by commas, blanks around them cut off. A part in double quotes may
 * hold commas. */
jac_name_list jac_loading_list(const char *text);

#endif
