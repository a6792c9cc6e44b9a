/* find.c - the test files below a path. */
#define _GNU_SOURCE
#include "find.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { DEPTH_MAX = 16 }; /* links may lead in circles */

static jac_status add(cli_paths *paths, const char *path, jac_error *error)
{
    if (paths->count == paths->room) {
        size_t room = paths->room ? 2 * paths->room : 32;
        char **more = realloc(paths->at, room * sizeof *more);
        if (!more)
            return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        paths->at = more;
        paths->room = room;
    }
    if (!(paths->at[paths->count] = strdup(path)))
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    paths->count++;
    return JAC_OK;
}

void cli_paths_free(cli_paths *paths)
{
    for (size_t i = 0; i < paths->count; i++)
        free(paths->at[i]);
    free(paths->at);
    memset(paths, 0, sizeof *paths);
}

static bool ends_with(const char *path, const char *end)
{
    size_t length = strlen(path), tail = strlen(end);
    return length > tail && strcmp(path + length - tail, end) == 0;
}

/* Is one of the path's folders called so? */
static bool has_folder(const char *path, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = strstr(path, name); at; at = strstr(at + 1, name))
        if ((at == path || at[-1] == '/') && (at[length] == '/' || !at[length]))
            return true;
    return false;
}

/* Do .lua files of this folder count as scenarios? */
static bool holds_scenarios(const char *folder)
{
    char whole[PATH_MAX], init[PATH_MAX + 16];
    if (!realpath(folder, whole))
        return false;
    snprintf(init, sizeof init, "%s/init.lua", whole);
    struct stat info;
    return (has_folder(whole, "tests") || has_folder(whole, "scenarios")) && stat(init, &info) != 0;
}

static int visible(const struct dirent *entry) { return entry->d_name[0] != '.'; }

static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

static jac_status walk(cli_paths *paths, const char *folder, int depth, jac_error *error)
{
    struct dirent **entry = NULL;
    int count = scandir(folder, &entry, visible, by_name);
    if (count < 0)
        return jac_fail(error, JAC_E_IO, folder, 0, "can't be read: %s", strerror(errno));
    bool scenarios = holds_scenarios(folder);
    jac_status status = JAC_OK;
    for (int i = 0; i < count; i++) {
        char path[PATH_MAX];
        struct stat info;
        int length = snprintf(path, sizeof path, "%s/%s", folder, entry[i]->d_name);
        free(entry[i]);
        if (status != JAC_OK || length >= (int)sizeof path || stat(path, &info) != 0)
            continue;
        if (S_ISDIR(info.st_mode)) {
            if (depth < DEPTH_MAX)
                status = walk(paths, path, depth + 1, error);
        } else if (ends_with(path, ".jcz") || (scenarios && ends_with(path, ".lua"))) {
            status = add(paths, path, error);
        }
    }
    free(entry);
    return status;
}

jac_status cli_find_tests(cli_paths *paths, const char *path, jac_error *error)
{
    struct stat info;
    if (stat(path, &info) != 0)
        return jac_fail(error, JAC_E_IO, path, 0, "can't be read: %s", strerror(errno));
    if (!S_ISDIR(info.st_mode)) {
        if (!ends_with(path, ".lua") && !ends_with(path, ".jcz"))
            return jac_fail(error, JAC_E_INPUT, path, 0,
                            "not a test; name scenarios (.lua), recorded games (.jcz) or a folder");
        return add(paths, path, error);
    }
    char trimmed[PATH_MAX];
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/')
        length--;
    snprintf(trimmed, sizeof trimmed, "%.*s", (int)length, path);
    return walk(paths, trimmed, 0, error);
}
