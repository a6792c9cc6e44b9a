/* differ.c - in what two rulesets differ: their headers, value by value. */
#include <stdio.h>
#include <string.h>

#include "compare.h"
#include "json_make.h"

/* A value as people write it in an INI; a new reference. */
static json_t *text_of(const json_t *value)
{
    if (!value)
        return json_null();
    if (json_is_boolean(value))
        return jac_json_string(json_is_true(value) ? "on" : "off");
    if (json_is_string(value))
        return jac_json_string(json_string_value(value));
    if (json_is_integer(value)) {
        char number[32];
        snprintf(number, sizeof number, "%" JSON_INTEGER_FORMAT, json_integer_value(value));
        return jac_json_string(number);
    }
    json_t *text = json_string("");
    size_t i;
    json_t *item;
    json_array_foreach(value, i, item)
    {
        json_t *longer =
            json_sprintf("%s%s%s", json_string_value(text), i ? ", " : "", json_string_value(item));
        json_decref(text);
        text = longer;
    }
    return text;
}

static void tell(json_t **list, const char *path, const char *key, const json_t *a, const json_t *b)
{
    json_t *what = *path ? json_sprintf("%s.%s", path, key) : jac_json_string(key);
    json_t *one = json_object();
    jac_json_set(&one, "what", what);
    jac_json_set(&one, "a", text_of(a));
    jac_json_set(&one, "b", text_of(b));
    jac_json_add(list, one);
}

/* The values of two objects that differ, by A's order of keys; `gone`: also those that only one
 * has. */
static void differ(json_t **list, const char *path, json_t *a, json_t *b, bool gone)
{
    const char *key;
    json_t *value;
    json_object_foreach(a, key, value)
    {
        json_t *other = json_object_get(b, key);
        if (other ? !json_equal(value, other) : gone)
            tell(list, path, key, value, other);
    }
    json_object_foreach(b, key, value)
    {
        if (gone && !json_object_get(a, key))
            tell(list, path, key, NULL, value);
    }
}

/* Options of modules that both have: what is only in one follows from its modules. */
static void differ_options(json_t **list, json_t *a, json_t *b)
{
    const char *module;
    json_t *options;
    json_object_foreach(a, module, options)
    {
        differ(list, module, options, json_object_get(b, module), false);
    }
}

/* "1.0.0", "1.0.0, tiles only", and with `exact` some of the hash of its files. */
static json_t *module_text(const json_t *module, bool exact)
{
    return json_sprintf("%s%s%s%s%.12s", json_string_value(json_object_get(module, "version")),
                        json_object_get(module, "tiles_only") ? ", tiles only" : "",
                        json_object_get(module, "rules_only") ? ", rules only" : "",
                        exact ? ", files " : "",
                        exact ? json_string_value(json_object_get(module, "hash")) : "");
}

static json_t *module_named(json_t *modules, const char *name)
{
    size_t i;
    json_t *module;
    json_array_foreach(modules, i, module)
    {
        if (strcmp(json_string_value(json_object_get(module, "name")), name) == 0)
            return module;
    }
    return NULL;
}

static void differ_module(json_t **list, const char *name, json_t *a, json_t *b)
{
    char key[256];
    snprintf(key, sizeof key, "module %s", name);
    json_t *x = a ? module_text(a, false) : NULL, *y = b ? module_text(b, false) : NULL;
    if (a && b && !json_equal(json_object_get(a, "hash"), json_object_get(b, "hash"))) {
        json_decref(x);
        json_decref(y);
        x = module_text(a, true);
        y = module_text(b, true);
    }
    if ((a && !x) || (b && !y))
        jac_json_add(list, NULL); /* memory is out */
    else if (!a || !b || !json_equal(x, y))
        tell(list, "", key, x, y);
    json_decref(x);
    json_decref(y);
}

static json_t *names_of(json_t *modules)
{
    json_t *names = json_array(), *module;
    size_t i;
    json_array_foreach(modules, i, module)
    {
        jac_json_add(&names, json_incref(json_object_get(module, "name")));
    }
    return names;
}

static void differ_modules(json_t **list, json_t *a, json_t *b)
{
    size_t i;
    json_t *module;
    bool same = json_array_size(a) == json_array_size(b);
    json_array_foreach(a, i, module)
    {
        const char *name = json_string_value(json_object_get(module, "name"));
        json_t *other = module_named(b, name);
        same = same && other;
        differ_module(list, name, module, other);
    }
    json_array_foreach(b, i, module)
    {
        const char *name = json_string_value(json_object_get(module, "name"));
        if (!module_named(a, name))
            differ_module(list, name, NULL, module);
    }
    json_t *x = names_of(a), *y = names_of(b);
    if (!x || !y)
        jac_json_add(list, NULL); /* memory is out */
    else if (same && !json_equal(x, y))
        tell(list, "", "order of modules", x, y);
    json_decref(x);
    json_decref(y);
}

json_t *jac_runs_differ(const jac_sim_run *a, const jac_sim_run *b)
{
    json_t *list = json_array();
    json_t *x = json_object_get(a->header, "ruleset"), *y = json_object_get(b->header, "ruleset");
    static const char *const plain[] = { "players", "edition" };
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        if (!json_equal(json_object_get(x, plain[i]), json_object_get(y, plain[i])))
            tell(&list, "game", plain[i], json_object_get(x, plain[i]),
                 json_object_get(y, plain[i]));
    json_t *bots_a = json_object_get(a->header, "bots"),
           *bots_b = json_object_get(b->header, "bots");
    if (!json_equal(bots_a, bots_b))
        tell(&list, "game", "bots", bots_a, bots_b);
    differ(&list, "game", json_object_get(x, "game"), json_object_get(y, "game"), true);
    differ_modules(&list, json_object_get(x, "modules"), json_object_get(y, "modules"));
    differ_options(&list, json_object_get(x, "options"), json_object_get(y, "options"));
    differ(&list, "rulings", json_object_get(x, "rulings"), json_object_get(y, "rulings"), false);
    return list;
}
