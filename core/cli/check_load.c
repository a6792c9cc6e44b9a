/* check_load.c - what `check` is given: an INI, or a module, for which the smallest ruleset with it
 * is made. */
#include "check_parts.h"

#include <libgen.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "ini_file.h"
#include "problem.h"

static bool is_file(const char *path)
{
    struct stat at;
    return stat(path, &at) == 0 && S_ISREG(at.st_mode);
}

/* What a ruleset is made of. */
typedef struct making {
    check *c;
    jac_settings *settings;
    jac_lua *lua;
    const char *rules;  /* folder of the shipped modules */
    const char *folder; /* where the module and its neighbours are */
    jac_error *error;
} making;

/* Switches on `name` of the folder and, before it, what it requires: from the shipped rules or as
 * its neighbour. */
static bool ask_for(making *m, const char *folder, const char *name, int depth)
{
    char path[PATH_MAX], shown[PATH_MAX];
    const char *section = strcmp(folder, m->rules) == 0 ? "rules" : "mods";
    const char *slash = strrchr(folder, '/');
    if (depth > 16 || jac_settings_find(m->settings, "rules", name) ||
        jac_settings_find(m->settings, "mods", name))
        return true;
    snprintf(path, sizeof path, "%s/%s/init.lua", folder, name);
    const char *end = is_file(path) ? "" : ".lua";
    snprintf(path, sizeof path, "%s/%s%s", folder, name, end);
    snprintf(shown, sizeof shown, "%s/%s%s",
             strcmp(section, "rules") != 0 && slash && slash[1] ? slash + 1 : section, name, end);
    jac_ask_module ask = {
        .name = name, .path = path, .shown = shown, .kind = strcmp(section, "mods") == 0 ? 2 : 0
    };
    /* What is wrong with it is told by the load that follows. */
    const jac_module_info *info = NULL;
    jac_lua_describe(m->lua, &ask, &info, NULL, NULL, NULL);
    char *requires = strdup(info ? info->requires : ""), *rest = requires;
    bool ok = requires != NULL;
    if (info && strcmp(name, m->c->module) == 0 && !m->c->uses)
        m->c->uses = strdup(info->uses);
    for (char *one = ok ? strtok_r(requires, ", ", &rest) : NULL; one && ok;
         one = strtok_r(NULL, ", ", &rest)) {
        snprintf(path, sizeof path, "%s/%s/init.lua", folder, one);
        ok = ask_for(m, is_file(path) ? folder : m->rules, one, depth + 1);
    }
    free(requires);
    if (ok)
        jac_settings_add(m->settings, section, name, "on", NULL, 0);
    return ok;
}

/* A ruling file: both (or all) modules that it stands between, and it in place of a shipped one. */
static bool ask_for_ruling(making *m, const char *name, const char *file)
{
    char path[PATH_MAX], *parts = strdup(name), *rest = parts;
    bool ok = parts != NULL;
    for (char *one = ok ? strtok_r(parts, "+", &rest) : NULL; one && ok;
         one = strtok_r(NULL, "+", &rest)) {
        snprintf(path, sizeof path, "%s/%s/init.lua", m->rules, one);
        bool shipped = is_file(path);
        snprintf(path, sizeof path, "%s/%s/init.lua", m->folder, one);
        if (!shipped && !is_file(path)) {
            jac_fail(m->error, JAC_E_RULES, file, 0,
                     "it stands between modules of which \"%s\" is not there; `jacquerie rules "
                     "list' tells the shipped ones",
                     one);
            ok = false;
        } else {
            ok = ask_for(m, shipped ? m->rules : m->folder, one, 0);
        }
    }
    free(parts);
    if (ok)
        jac_settings_add(m->settings, "rulings", name, is_file(file) ? file : "on", NULL, 0);
    return ok;
}

/* The module that is used, and what that requires. */
static bool ask_for_used(making *m, const char *name)
{
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/%s/init.lua", m->rules, name);
    return ask_for(m, is_file(path) ? m->rules : m->folder, name, 0);
}

/* Fills the settings for a folder or file, resolved in `path`. */
static bool ask_for_path(making *m, const char *path, bool single)
{
    char copy[PATH_MAX];
    check *c = m->c;
    snprintf(copy, sizeof copy, "%s", path);
    if (!single) {
        c->module = strdup(basename(copy));
    } else {
        const jac_ask_module ask = { .name = "", .path = path, .shown = c->path, .kind = 2 };
        const jac_module_info *info = NULL;
        if (jac_lua_describe(m->lua, &ask, &info, check_report, c, m->error) != JAC_OK)
            return false;
        c->module = strdup(info->name);
        size_t length = strlen(c->module);
        if (!strchr(c->module, '+') && (strncmp(basename(copy), c->module, length) != 0 ||
                                        strcmp(basename(copy) + length, ".lua") != 0)) {
            jac_fail(m->error, JAC_E_RULES, c->path, 0,
                     "name is \"%s\", but the file is %s; make them the same", c->module,
                     basename(copy));
            return false;
        }
    }
    if (strcmp(m->folder, m->rules) != 0 && strncmp(m->folder, m->rules, strlen(m->rules)) != 0)
        jac_settings_add(m->settings, "mods", "path", m->folder, NULL, 0);
    return strchr(c->module, '+') ? ask_for_ruling(m, c->module, c->path)
                                  : ask_for(m, m->folder, c->module, 0);
}

/* Where the files are that messages name by their last folder: "rules/my_rules/init.lua". */
static void note_root(check *c, int i, const char *folder)
{
    char whole[PATH_MAX];
    c->root[i] = folder && realpath(folder, whole) ? strdup(dirname(whole)) : NULL;
}

/* An INI: where its mods are is in it. */
static void load_ini(check *c, jac_error *error)
{
    char copy[PATH_MAX];
    snprintf(copy, sizeof copy, "%s", c->path);
    jac_problems quiet = { .report = NULL };
    jac_settings *settings = jac_ini_read(c->path, &quiet);
    const jac_setting *mods = settings ? jac_settings_find(settings, "mods", "path") : NULL;
    char *path = mods ? jac_path_in(dirname(copy), mods->value) : NULL;
    note_root(c, 1, path);
    free(path);
    jac_settings_free(settings);
    c->engine = jac_load(c->path, check_report, c, error);
}

static void load_module(check *c, const char *path, bool single, jac_error *error)
{
    char whole[PATH_MAX], parent[PATH_MAX], *rules = jac_rules_folder();
    snprintf(parent, sizeof parent, "%s", path);
    making m = { .c = c,
                 .settings = jac_settings_new(".", c->path),
                 .lua = jac_lua_new(NULL, error),
                 .rules = rules && realpath(rules, whole) ? whole : "",
                 .folder = dirname(parent),
                 .error = error };
    note_root(c, 1, m.folder);
    c->neighbours = strdup(m.folder);
    if (m.lua && m.settings && ask_for_path(&m, path, single) &&
        (!c->with || ask_for_used(&m, c->with))) {
        size_t size = strlen(path) + sizeof "/tests";
        c->folder = malloc(size);
        if (c->folder)
            snprintf(c->folder, size, "%s/tests", single ? m.folder : path);
        c->engine = jac_load_settings(m.settings, check_report, c, error);
    }
    jac_settings_free(m.settings);
    jac_lua_free(m.lua);
    free(rules);
}

static bool ends_in_lua(const char *path)
{
    size_t length = strlen(path);
    return length > 4 && strcmp(path + length - 4, ".lua") == 0;
}

/* A shipped module or ruling file of this name, resolved. */
static bool find_shipped(const char *name, char path[PATH_MAX], bool *single)
{
    char *rules = jac_rules_folder(), shipped[PATH_MAX];
    bool found = false;
    if (rules && !strchr(name, '/')) {
        snprintf(shipped, sizeof shipped, "%s/%s", rules, name);
        found = realpath(shipped, path) != NULL;
        snprintf(shipped, sizeof shipped, "%s/rulings/%s.lua", rules, name);
        *single = !found && strchr(name, '+') && realpath(shipped, path) != NULL;
    }
    free(rules);
    return found || *single;
}

void check_load(check *c, jac_error *error)
{
    char path[PATH_MAX], init[PATH_MAX + 16];
    char *rules_folder = jac_rules_folder();
    note_root(c, 0, rules_folder);
    free(rules_folder);
    bool single = is_file(c->path);
    if (single && !ends_in_lua(c->path)) {
        load_ini(c, error);
        return;
    }
    if (!realpath(c->path, path) && !find_shipped(c->path, path, &single)) {
        char *rules = jac_rules_folder(), hint[200] = "`jacquerie rules list' tells the modules";
        jac_name_list names = jac_module_names(rules, false);
        const char *near = jac_nearest(c->path, (const char *const *)names.at, names.count);
        if (near)
            snprintf(hint, sizeof hint, "did you mean \"%s\"?", near);
        jac_fail(error, JAC_E_IO, c->path, 0, "no such INI, module or shipped module; %s", hint);
        jac_name_list_free(&names);
        free(rules);
        return;
    }
    snprintf(init, sizeof init, "%s/init.lua", path);
    if (!single && !is_file(init)) {
        jac_fail(error, JAC_E_RULES, c->path, 0,
                 "no module: it has no init.lua; name an INI, a module's folder or a .lua file");
        return;
    }
    if (single && strcmp(strrchr(path, '/'), "/init.lua") == 0) { /* its module is meant */
        *strrchr(path, '/') = '\0';
        single = false;
    }
    load_module(c, path, single, error);
}

void check_unload(check *c)
{
    jac_engine_free(c->engine);
    free(c->module);
    free(c->folder);
    free(c->neighbours);
    free(c->uses);
    for (int i = 0; i < CHECK_ROOTS; i++)
        free(c->root[i]);
}
