/* record_fits.c - whether a record's header and an engine agree, and where they don't. */
#include <stdio.h>
#include <string.h>

#include "problem.h"
#include "record.h"

typedef struct fitting {
    const jac_record *record;
    bool anyway;
    jac_problems problems;
} fitting;

#define DIFFERS(f, hint, ...)                                                                      \
    ((f)->anyway ? jac_problem_warn(&(f)->problems, (f)->record->file, 1, (hint), __VA_ARGS__)     \
                 : jac_problem_add(&(f)->problems, JAC_E_RECORD, (f)->record->file, 1, (hint),     \
                                   __VA_ARGS__))

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

/* "my_rules" 1.0.0 (hash 31305112...) */
static const char *label(const json_t *module, char text[200])
{
    const char *version = text_of(module, "version");
    snprintf(text, 200, "\"%s\"%s%s (hash %s)", text_of(module, "name"), *version ? " " : "",
             version, text_of(module, "hash"));
    return text;
}

static json_t *module_named(json_t *modules, const char *name)
{
    size_t i;
    json_t *module;
    json_array_foreach(modules, i, module)
    {
        if (strcmp(text_of(module, "name"), name) == 0) {
            return module;
        }
    }
    return NULL;
}

static const char *kind_of(const json_t *module)
{
    const char *kind = text_of(module, "kind");
    return *kind ? kind : "system";
}

static bool differs_in(const json_t *was, const json_t *is, const char *flag)
{
    return json_is_true(json_object_get(was, flag)) != json_is_true(json_object_get(is, flag));
}

static void compare_module(fitting *f, const json_t *was, const json_t *is)
{
    const char *name = text_of(was, "name");
    const char *old = text_of(was, "hash"), *new = text_of(is, "hash");
    if (strcmp(old, new) != 0) {
        DIFFERS(f, "--anyway replays up to the first choice that is not legal",
                "the module \"%s\" differs: %s (hash %s) in the record, %s (hash %s) here", name,
                text_of(was, "version"), old, text_of(is, "version"), new);
    } else if (differs_in(was, is, "tiles_only")) {
        DIFFERS(f, NULL, "the module \"%s\" has its tiles only %s", name,
                json_is_true(json_object_get(was, "tiles_only")) ? "in the record" : "here");
    } else if (differs_in(was, is, "rules_only")) {
        DIFFERS(f, NULL, "the module \"%s\" has its rules only %s", name,
                json_is_true(json_object_get(was, "rules_only")) ? "in the record" : "here");
    } else if (strcmp(text_of(was, "kind"), text_of(is, "kind")) != 0) {
        DIFFERS(f, NULL, "the module \"%s\" is a %s in the record, a %s here", name, kind_of(was),
                kind_of(is));
    } else if (*text_of(is, "path") && !*text_of(was, "path")) {
        /* another path is fine, files move; without one nobody could replay the record */
        DIFFERS(f, NULL, "the record does not say where the module \"%s\" is", name);
    }
}

static void compare_modules(fitting *f, json_t *was, json_t *is)
{
    size_t i;
    json_t *module;
    char text[200];
    bool same = true;
    json_array_foreach(was, i, module)
    {
        json_t *here = module_named(is, text_of(module, "name"));
        if (here) {
            compare_module(f, module, here);
        } else {
            same = false;
            DIFFERS(f, NULL, "the module %s is on in the record, not here", label(module, text));
        }
    }
    json_array_foreach(is, i, module)
    {
        if (!module_named(was, text_of(module, "name"))) {
            same = false;
            DIFFERS(f, NULL, "the module %s is on here, not in the record", label(module, text));
        }
    }
    json_array_foreach(was, i, module)
    {
        const char *here = text_of(json_array_get(is, i), "name");
        if (same && strcmp(text_of(module, "name"), here) != 0) {
            DIFFERS(f, NULL, "module %zu is \"%s\" in the record, \"%s\" here", i + 1,
                    text_of(module, "name"), here);
            return;
        }
    }
}

/* A value for a message. */
static const char *shown(const json_t *json, char text[64])
{
    if (json_is_string(json)) {
        snprintf(text, 64, "%s", json_string_value(json));
    } else if (json_is_integer(json)) {
        snprintf(text, 64, "%lld", (long long)json_integer_value(json));
    } else {
        snprintf(text, 64, "%s",
                 json_is_true(json)    ? "on"
                 : json_is_false(json) ? "off"
                                       : "not set");
    }
    return text;
}

/* The keys of two objects; `of` names whose they are ("" or " of my_rules"). */
static void compare_keys(fitting *f, json_t *was, json_t *is, const char *of)
{
    const char *key;
    json_t *value;
    char old[64], new[64];
    json_object_foreach(was, key, value)
    {
        const json_t *here = json_object_get(is, key);
        if (!here || !json_equal(value, here)) {
            DIFFERS(f, NULL, "%s%s is %s in the record, %s here", key, of, shown(value, old),
                    shown(here, new));
        }
    }
    json_object_foreach(is, key, value)
    {
        if (!json_object_get(was, key)) {
            DIFFERS(f, NULL, "%s%s is not set in the record, %s here", key, of, shown(value, new));
        }
    }
}

static void compare_options(fitting *f, json_t *before, json_t *now)
{
    json_t *was = json_object_get(before, "options"), *is = json_object_get(now, "options");
    const char *module;
    json_t *options;
    char of[80];
    json_object_foreach(was, module, options)
    {
        json_t *here = json_object_get(is, module);
        if (here) { /* a missing module is told already */
            snprintf(of, sizeof of, " of %s", module);
            compare_keys(f, options, here, of);
        }
    }
    json_object_foreach(is, module, options)
    {
        if (!json_object_get(was, module) &&
            module_named(json_object_get(before, "modules"), module)) {
            DIFFERS(f, NULL, "the options of %s are not in the record", module);
        }
    }
}

static void compare_players(fitting *f, const json_t *was, const json_t *is)
{
    char old[64], new[64];
    if (json_array_size(was) != json_array_size(is)) {
        DIFFERS(f, NULL, "the record has %zu players, %zu are here", json_array_size(was),
                json_array_size(is));
        return;
    }
    for (size_t i = 0; i < json_array_size(is); i++) {
        if (!json_equal(json_array_get(was, i), json_array_get(is, i))) {
            DIFFERS(f, NULL, "player %zu is %s in the record, %s here", i + 1,
                    shown(json_array_get(was, i), old), shown(json_array_get(is, i), new));
        }
    }
}

jac_status jac_record_fits(const jac_record *record, const jac_engine *engine, bool anyway,
                           jac_report_fn *report, void *ud, jac_error *error)
{
    fitting f = { record, anyway, { .report = report, .ud = ud, .first = error } };
    json_t *was = json_object_get(record->header, "ruleset"), *is = jac_ruleset_json(engine);
    char old[64], new[64];
    if (!is) {
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    compare_players(&f, json_object_get(was, "players"), json_object_get(is, "players"));
    if (!json_equal(json_object_get(was, "edition"), json_object_get(is, "edition"))) {
        DIFFERS(&f, NULL, "edition is %s in the record, %s here",
                shown(json_object_get(was, "edition"), old),
                shown(json_object_get(is, "edition"), new));
    }
    compare_keys(&f, json_object_get(was, "game"), json_object_get(is, "game"), "");
    compare_modules(&f, json_object_get(was, "modules"), json_object_get(is, "modules"));
    compare_options(&f, was, is);
    compare_keys(&f, json_object_get(was, "rulings"), json_object_get(is, "rulings"), "");
    json_decref(is);
    return f.problems.errors == 0 ? JAC_OK : JAC_E_RECORD;
}
