/* folders.c - where the shipped rules are, and what is in a folder of modules. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "setup.h"

static bool is_folder(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

char *jac_path_in(const char *folder, const char *path)
{
    char *joined = NULL;
    if (path[0] == '/') {
        return strdup(path);
    }
    return asprintf(&joined, "%s/%s", folder, path) < 0 ? NULL : joined;
}

/* The rules that were installed with this program. */
static char *beside_program(void)
{
    char exe[4096];
    ssize_t n = readlink("/proc/self/exe", exe, sizeof exe - 1);
    if (n <= 0) {
        return NULL;
    }
    exe[n] = '\0';
    char *slash = strrchr(exe, '/');
    if (!slash) {
        return NULL;
    }
    *slash = '\0';
    return jac_path_in(exe, "../share/jacquerie/rules");
}

char *jac_rules_folder(void)
{
    const char *env = getenv("JACQUERIE_RULES");
    if (env && *env) {
        return strdup(env);
    }
    errno = 0;
    char *found = beside_program();
    if (!found && errno == ENOMEM) {
        return NULL; /* not on to another folder */
    }
    if (found && is_folder(found)) {
        return found;
    }
    free(found);
#ifdef JAC_SOURCE_RULES
    if (is_folder(JAC_SOURCE_RULES)) {
        return strdup(JAC_SOURCE_RULES);
    }
#endif
#ifdef JAC_INSTALL_RULES
    if (is_folder(JAC_INSTALL_RULES)) {
        return strdup(JAC_INSTALL_RULES);
    }
#endif
    return NULL;
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void add_name(jac_name_list *names, const char *name, size_t length)
{
    char **at = realloc(names->at, (names->count + 1) * sizeof *at);
    if (!at) {
        names->problem = ENOMEM;
        return;
    }
    names->at = at;
    at[names->count] = strndup(name, length);
    if (at[names->count]) {
        names->count++;
    } else {
        names->problem = ENOMEM;
    }
}

/* NULL where there is no folder; any other reason is a problem of the list. */
static DIR *open_folder(jac_name_list *names, const char *folder)
{
    DIR *dir = folder ? opendir(folder) : NULL;
    if (folder && !dir && errno != ENOENT && errno != ENOTDIR) {
        names->problem = errno;
    }
    return dir;
}

/* Length of a name without its ".lua", 0 when it doesn't end so. */
static size_t lua_stem(const char *name)
{
    size_t length = strlen(name);
    return length > 4 && strcmp(name + length - 4, ".lua") == 0 ? length - 4 : 0;
}

static bool has_init(jac_name_list *names, const char *folder, const char *name)
{
    char *init = NULL;
    if (asprintf(&init, "%s/%s/init.lua", folder, name) < 0) {
        names->problem = ENOMEM;
        return false;
    }
    bool has = access(init, F_OK) == 0;
    free(init);
    return has;
}

jac_name_list jac_module_names(const char *folder, bool single)
{
    jac_name_list names = { NULL, 0, 0 };
    DIR *dir = open_folder(&names, folder);
    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        size_t stem = lua_stem(entry->d_name);
        if (entry->d_name[0] == '.') {
            continue;
        }
        if (has_init(&names, folder, entry->d_name)) {
            add_name(&names, entry->d_name, strlen(entry->d_name));
        } else if (single && stem) {
            add_name(&names, entry->d_name, stem);
        }
    }
    if (dir) {
        closedir(dir);
    }
    if (names.count > 1) {
        qsort(names.at, names.count, sizeof *names.at, by_text);
    }
    return names;
}

jac_name_list jac_ruling_names(const char *rules_folder)
{
    jac_name_list names = { NULL, 0, 0 };
    char *folder = rules_folder ? jac_path_in(rules_folder, "rulings") : NULL;
    DIR *dir = open_folder(&names, folder);
    if (rules_folder && !folder) {
        names.problem = ENOMEM;
    }
    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        size_t stem = lua_stem(entry->d_name);
        if (stem && entry->d_name[0] != '.' && strchr(entry->d_name, '+')) {
            add_name(&names, entry->d_name, stem);
        }
    }
    if (dir) {
        closedir(dir);
    }
    free(folder);
    if (names.count > 1) {
        qsort(names.at, names.count, sizeof *names.at, by_text);
    }
    return names;
}

void jac_name_list_free(jac_name_list *names)
{
    for (size_t i = 0; i < names->count; i++) {
        free(names->at[i]);
    }
    free(names->at);
    names->at = NULL;
    names->count = 0;
}

bool jac_name_list_has(const jac_name_list *names, const char *name)
{
    for (size_t i = 0; i < names->count; i++) {
        if (strcmp(names->at[i], name) == 0) {
            return true;
        }
    }
    return false;
}
