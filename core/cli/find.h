/* find.h - the test files below a path. */
#ifndef JAC_CLI_FIND_H
#define JAC_CLI_FIND_H

#include "cli.h"

typedef struct cli_paths {
    char **at;
    size_t count, room;
} cli_paths;

/* Adds `path` itself when it is a file; of a folder, sorted by name, every .jcz file and every .lua
 * file that lies below a folder called tests or scenarios (a module's own init.lua and what lies
 * beside it are not scenarios). JAC_E_IO when it can't be read, JAC_E_INPUT for another kind of
 * file, JAC_E_MEMORY. */
jac_status cli_find_tests(cli_paths *paths, const char *path, jac_error *error);
void cli_paths_free(cli_paths *paths);

#endif
