/* check_uses.c - a module beside each of those that it uses: a verb that one hasn't is found only
 * when that one is on. */
#include "check_parts.h"

#include <stdlib.h>
#include <string.h>

#include "problem.h"

enum { NAMES_MAX = 200 };

/* What there is to be used: shipped modules and the neighbours. */
typedef struct known {
    jac_name_list list[2];
} known;

static bool is_known(const known *k, const char *name)
{
    for (int i = 0; i < 2; i++)
        for (size_t n = 0; n < k->list[i].count; n++)
            if (strcmp(k->list[i].at[n], name) == 0)
                return true;
    return false;
}

/* One that is spelt nearly so: then this is no module of somebody else's. */
static void warn_misspelt(check *c, const known *k, const char *name)
{
    const char *names[NAMES_MAX];
    char what[300];
    size_t count = 0;
    for (int i = 0; i < 2; i++)
        for (size_t n = 0; n < k->list[i].count && count < NAMES_MAX; n++)
            names[count++] = k->list[i].at[n];
    const char *near = jac_nearest(name, names, count);
    snprintf(what, sizeof what, "uses: no module \"%s\"; did you mean \"%s\"?", name,
             near ? near : "");
    if (near)
        check_warn(c, what);
}

/* The same games with the other one on. */
static int play_with(check *c, const char *name)
{
    check both = { .reports = c->reports, .path = c->path, .games = c->games, .with = name };
    jac_error error;
    char *lines = NULL;
    size_t size = 0;
    check_load(&both, &error);
    FILE *out = both.engine ? open_memstream(&lines, &size) : NULL;
    int status;
    if (!both.engine)
        status = cli_fail(&both.reports, &error);
    else if (!out)
        status = cli_fail_text(&both.reports, JAC_E_MEMORY, NULL, 0, "memory is out");
    else
        status = check_print_hashes(&both, out);
    if (out)
        fclose(out);
    free(lines);
    c->reports = both.reports;
    check_unload(&both);
    return status;
}

int check_uses(check *c)
{
    if (!c->uses || !*c->uses)
        return CLI_DONE;
    char *rules = jac_rules_folder(), *rest = c->uses;
    known k = { { jac_module_names(rules, false), jac_module_names(c->neighbours, true) } };
    int status = CLI_DONE;
    for (char *one = strtok_r(c->uses, ", ", &rest); one && status == CLI_DONE;
         one = strtok_r(NULL, ", ", &rest)) {
        if (is_known(&k, one))
            status = play_with(c, one);
        else
            warn_misspelt(c, &k, one);
    }
    for (int i = 0; i < 2; i++)
        jac_name_list_free(&k.list[i]);
    free(rules);
    return status;
}
