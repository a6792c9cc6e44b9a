/* setup.h - from settings to an engine, and what the engine remembers of them.
 *
 *     jac_settings *settings = jac_settings_new(".", "my program");
 *     jac_settings_add(settings, "rules", "my_rules", "on", NULL, 0);
 *     jac_engine *engine = jac_load_settings(settings, NULL, NULL, &error);
 *     jac_settings_free(settings);
 *
 * jac_load (jacquerie.h) reads an INI into settings and does the same. */
#ifndef JAC_SETUP_H
#define JAC_SETUP_H

#include "engine.h"
#include "host.h"
#include "settings.h"

/* A module as it was asked for. Texts belong to the setup. */
typedef struct jac_asked_module {
    char *name;
    char *path;  /* resolved: its folder, or a single .lua file */
    char *shown; /* short, for messages: "rules/my_rules" */
    char *tiles; /* resolved tile file in place of its own, or NULL */
    char *ini;   /* where it was switched on; NULL: a shipped ruling, by nobody */
    int line;
    bool tiles_only, rules_only;
    bool replaced; /* a ruling file that [rulings] put in place of the shipped one */
    uint8_t kind;  /* 0 system, 1 ruling file, 2 mod */
} jac_asked_module;

typedef struct jac_setup {
    jac_settings *settings; /* a copy of all that was asked */
    jac_ruleset *rules;
    jac_lua *lua;             /* NULL without modules */
    jac_asked_module *module; /* in the order asked: systems, shipped rulings, mods */
    size_t module_count;
    char *rules_folder; /* of the shipped modules; NULL when none was found */
    bool seed_given;
    uint64_t seed;
    char *bot[JAC_PLAYERS_MAX]; /* one a player, as jac_bot_kind_of reads them (bot_kinds.h) */
    jac_lua_limits limits;      /* 0: the host's own */
    uint32_t bot_time;          /* milliseconds that an outside bot has for an answer */
} jac_setup;

enum { JAC_BOT_TIME = 10000, JAC_BOT_TIME_MAX = 3600000 }; /* milliseconds: default, most */

/* Makes an engine that owns its ruleset and modules; `settings` stay the caller's. Every problem
 * goes to `report` (may be NULL), the first error also to *error. NULL on error. For a second
 * thread call it again with jac_setup_of(engine)->settings. */
jac_engine *jac_load_settings(const jac_settings *settings, jac_report_fn *report, void *ud,
                              jac_error *error);

/* What the engine was made of; NULL when jac_engine_new made it. */
const jac_setup *jac_setup_of(const jac_engine *engine);

/* ---- folders of the shipped rules ----------------------------------------------------------- */

/* Finds the folder of the shipped modules: $JACQUERIE_RULES, ../share/jacquerie/rules beside the
 * program, the source tree, the place of installation. Allocated; NULL when there is none, or with
 * errno ENOMEM. */
char *jac_rules_folder(void);

typedef struct jac_name_list {
    char **at;
    size_t count;
    int problem; /* errno: why names may be missing; 0: none is */
} jac_name_list;
/* Names of the modules in a folder, sorted: folders with an init.lua; with `single`, also .lua
 * files (without the ending). Nothing where there is no folder. Free with jac_name_list_free.
 */
jac_name_list jac_module_names(const char *folder, bool single);
/* Names of the shipped ruling files, "A+B", sorted. */
jac_name_list jac_ruling_names(const char *rules_folder);
void jac_name_list_free(jac_name_list *names);
bool jac_name_list_has(const jac_name_list *names, const char *name);

/* `path` as it is, when absolute, else within `folder`. Allocated, NULL when memory is out. */
char *jac_path_in(const char *folder, const char *path);

#endif
