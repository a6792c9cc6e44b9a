/* check_look.c - what a module declares and nobody uses: options never read, rulings that no
 * scenario names. */
#include "check_parts.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "find.h"
#include "scenario.h"

static void warn(check *c, const char *file, const char *format, const char *name)
{
    jac_error error;
    jac_fail(&error, JAC_E_RULES, file, 0, format, name);
    check_report(c, &error, true);
}

/* "mods/m/init.lua" of "mods/m"; a single file is itself. */
static const char *file_of(const jac_module_info *info, char *text, size_t size)
{
    size_t length = strlen(info->shown);
    bool single = length > 4 && strcmp(info->shown + length - 4, ".lua") == 0;
    snprintf(text, size, "%s%s", info->shown, single ? "" : "/init.lua");
    return text;
}

void check_warn(check *c, const char *what)
{
    const jac_setup *setup = jac_setup_of(c->engine);
    const jac_module_info *info = NULL;
    char file[200];
    size_t count = setup && setup->lua ? jac_lua_modules(setup->lua, &info) : 0;
    for (size_t i = 0; i < count; i++)
        if (strcmp(info[i].name, c->module) == 0)
            warn(c, file_of(&info[i], file, sizeof file), "%s", what);
}

void check_options(check *c)
{
    const jac_setup *setup = jac_setup_of(c->engine);
    const jac_module_info *info = NULL;
    char file[200];
    size_t count = setup && setup->lua ? jac_lua_modules(setup->lua, &info) : 0;
    for (size_t i = 0; i < count; i++)
        for (size_t o = 0; !info[i].tiles_only && o < info[i].option_count; o++)
            if (!jac_lua_option_read(setup->lua, info[i].name, info[i].option[o].name))
                warn(c, file_of(&info[i], file, sizeof file),
                     "options.%s was never read, neither at load nor in the games; read it as "
                     "opt.NAME, or leave it out",
                     info[i].option[o].name);
}

/* ---- rulings --------------------------------------------------------------------------------- */

typedef struct titles {
    const jac_module_info *info;
    bool *named; /* of each ruling: does a title name it? */
} titles;

/* Is the id in the text, as a word of its own? */
static bool names(const char *text, const char *id)
{
    static const char word[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    size_t length = strlen(id);
    for (const char *at = strstr(text, id); at; at = strstr(at + 1, id))
        if ((at == text || !strchr(word, at[-1])) && (!at[length] || !strchr(word, at[length])))
            return true;
    return false;
}

static void hear_title(void *ud, const jac_scenario_result *result)
{
    titles *t = ud;
    for (size_t r = 0; r < t->info->ruling_count; r++)
        t->named[r] = t->named[r] || names(result->title, t->info->ruling[r].id);
}

/* Notes the ids that the titles of all scenarios in the folder name. */
static void read_titles(titles *t, const char *folder)
{
    const jac_scenario_options list = { .list = true };
    cli_paths paths = { 0 };
    jac_error error;
    if (cli_find_tests(&paths, folder, &error) == JAC_OK)
        for (size_t i = 0; i < paths.count; i++)
            if (!strstr(paths.at[i], ".jcz"))
                jac_scenario_run_file(paths.at[i], &list, hear_title, t, &error);
    cli_paths_free(&paths);
}

void check_rulings(check *c)
{
    const jac_setup *setup = jac_setup_of(c->engine);
    const jac_module_info *info = NULL;
    struct stat at;
    char file[200];
    size_t count = setup && setup->lua ? jac_lua_modules(setup->lua, &info) : 0;
    bool tests = c->folder && stat(c->folder, &at) == 0;
    for (size_t i = 0; c->module && i < count; i++) {
        /* Shipped modules are installed without their tests. */
        if (strcmp(info[i].name, c->module) != 0 || info[i].ruling_count == 0 ||
            (!tests && info[i].kind != 2))
            continue;
        titles t = { .info = &info[i], .named = calloc(info[i].ruling_count, 1) };
        if (t.named && tests)
            read_titles(&t, c->folder);
        for (size_t r = 0; t.named && r < info[i].ruling_count; r++)
            if (!t.named[r])
                warn(c, file_of(&info[i], file, sizeof file),
                     "ruling %s has no scenario; write one in tests/ with the id in its title",
                     info[i].ruling[r].id);
        free(t.named);
    }
}
