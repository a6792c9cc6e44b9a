/* bot_kinds.c - see the header. */
#include "bot_kinds.h"

#include <stdio.h>
#include <string.h>

#include "problem.h"

static jac_status check_budget(const char *argument, jac_error *error)
{
    jac_budget budget;
    return jac_budget_read(argument, &budget, error);
}

static jac_status check_command(const char *argument, jac_error *error)
{
    if (argument[strspn(argument, " \t")])
        return JAC_OK;
    return jac_blame(error, JAC_E_USE, NULL, 0, "write pipe:COMMAND",
                     "the bot pipe has no command");
}

const jac_bot_kind jac_bot_kinds[] = {
    { "random", NULL, true, "takes any choice, all alike", NULL },
    { "greedy", NULL, true, "takes what is worth most after the choice", NULL },
    { "mcts", "ITERATIONS or TIMEms", true,
      "searches: so many iterations a choice (1000), or so long, which can't be played again alike",
      check_budget },
    { "pipe", "COMMAND", false, "asks a program of yours, through /bin/sh, in lines of JSON",
      check_command },
    { NULL, NULL, false, NULL, NULL },
};
enum { KINDS = sizeof jac_bot_kinds / sizeof *jac_bot_kinds - 1 };

const jac_bot_kind *jac_bot_kind_of(const char *text, const char **argument, jac_error *error)
{
    const char *names[KINDS];
    char hint[JAC_HINT_SIZE];
    const char *colon = strchr(text, ':');
    size_t length = colon ? (size_t)(colon - text) : strlen(text);
    for (size_t k = 0; k < KINDS; k++) {
        const jac_bot_kind *kind = &jac_bot_kinds[k];
        names[k] = kind->name;
        if (strncmp(kind->name, text, length) != 0 || kind->name[length])
            continue;
        if (argument)
            *argument = colon ? colon + 1 : NULL;
        if (colon && !kind->takes) {
            jac_blame(error, JAC_E_USE, NULL, 0, NULL, "the bot %s takes nothing after a colon",
                      kind->name);
            return NULL;
        }
        if (!colon && !kind->bare) {
            snprintf(hint, sizeof hint, "write %s:%s", kind->name, kind->takes);
            jac_blame(error, JAC_E_USE, NULL, 0, hint, "the bot %s needs more", kind->name);
            return NULL;
        }
        return colon && kind->check && kind->check(colon + 1, error) != JAC_OK ? NULL : kind;
    }
    jac_blame(error, JAC_E_USE, NULL, 0, jac_hint_values(hint, names, KINDS),
              "there is no bot \"%.*s\"", (int)length, text);
    return NULL;
}

size_t jac_bot_kinds_text(char *text, size_t size)
{
    size_t used = 0;
    for (size_t k = 0; k < KINDS; k++) {
        const jac_bot_kind *kind = &jac_bot_kinds[k];
        int n = snprintf(used < size ? text + used : NULL, used < size ? size - used : 0,
                         "%s%s%s%s%s%s", k ? ", " : "", kind->name, kind->takes ? ":" : "",
                         kind->takes ? kind->takes : "", kind->takes && kind->bare ? " or " : "",
                         kind->takes && kind->bare ? kind->name : "");
        used += n > 0 ? (size_t)n : 0;
    }
    return used;
}

/* Digits only, and not more than max; 0 is none. */
static uint32_t positive(const char *text, size_t length, uint32_t max)
{
    uint64_t value = 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9')
            return 0;
        value = value * 10 + (uint64_t)(text[i] - '0');
        if (value > max)
            return 0;
    }
    return (uint32_t)value;
}

jac_status jac_budget_read(const char *text, jac_budget *budget, jac_error *error)
{
    *budget = (jac_budget){ .iterations = JAC_ITERATIONS_DEFAULT };
    if (!text)
        return JAC_OK;
    size_t length = strlen(text);
    *budget = (jac_budget){ .iterations = 0 };
    if (length > 2 && strcmp(text + length - 2, "ms") == 0)
        budget->milliseconds = positive(text, length - 2, JAC_MILLISECONDS_MAX);
    else
        budget->iterations = positive(text, length, JAC_ITERATIONS_MAX);
    if (budget->iterations || budget->milliseconds)
        return JAC_OK;
    char hint[JAC_HINT_SIZE];
    snprintf(hint, sizeof hint,
             "write how many iterations, 1 to %d, or a time, 1ms to %dms: mcts:5000, mcts:200ms",
             JAC_ITERATIONS_MAX, JAC_MILLISECONDS_MAX);
    return jac_blame(error, JAC_E_USE, NULL, 0, hint, "\"%s\" is no budget for mcts", text);
}
