/* load_get.c - fields of a module's table, each checked as it is read. */
#include <stdio.h>
#include <string.h>

#include "load.h"

bool jac_is_table(jac_loader *l, const jac_node *node, const char *path)
{
    if (node->kind == JAC_N_TABLE)
        return true;
    jac_problem(l, node, "%s: a table is needed, not %s", path, jac_node_type(node));
    return false;
}

/* Only name = value, no list items? Reports when not. */
static bool has_no_items(jac_loader *l, const jac_node *table, const char *path)
{
    if (table->item_count)
        jac_problem(l, NULL, "%s%sa list is not expected here; write name = value", path,
                    *path ? ": " : "");
    return table->item_count == 0;
}

bool jac_is_map(jac_loader *l, const jac_node *node, const char *path)
{
    return jac_is_table(l, node, path) && has_no_items(l, node, path);
}

bool jac_check_keys(jac_loader *l, const jac_node *table, const char *path, const char *const *keys,
                    size_t count, bool items)
{
    bool ok = true;
    for (size_t i = 0; i < table->field_count; i++) {
        const char *name = table->field[i].name;
        size_t k = 0;
        while (k < count && strcmp(keys[k], name) != 0)
            k++;
        if (k < count)
            continue;
        jac_unknown(l, NULL, path, "no key", name, keys, count);
        ok = false;
    }
    return (items || has_no_items(l, table, path)) && ok;
}

const char *jac_get_text(jac_loader *l, const jac_node *table, const char *path, const char *key,
                         const char *missing)
{
    const jac_node *value = jac_get(table, key);
    if (!value)
        return missing;
    if (value->kind == JAC_N_STRING)
        return value->text;
    jac_problem(l, value, "%s: a string is needed, not %s", jac_path(l, path, key),
                jac_node_type(value));
    return NULL;
}

bool jac_to_integer(jac_loader *l, const jac_node *node, const char *path, int64_t min, int64_t max,
                    int32_t *value)
{
    if (node->kind == JAC_N_INTEGER && node->integer >= min && node->integer <= max) {
        *value = (int32_t)node->integer;
        return true;
    }
    const char *seen = node->kind == JAC_N_INTEGER ? jac_format(l, "%lld", (long long)node->integer)
                                                   : jac_node_type(node);
    const char *range = "";
    if (max < INT32_MAX)
        range = jac_format(l, " from %lld to %lld", (long long)min, (long long)max);
    else if (min > INT32_MIN)
        range = jac_format(l, " of %lld or more", (long long)min);
    jac_problem(l, node, "%s: an integer%s is needed, not %s", path, range, seen);
    return false;
}

bool jac_get_integer(jac_loader *l, const jac_node *table, const char *path, const char *key,
                     int64_t min, int64_t max, int32_t *value)
{
    const jac_node *node = jac_get(table, key);
    return !node || jac_to_integer(l, node, jac_path(l, path, key), min, max, value);
}

bool jac_get_boolean(jac_loader *l, const jac_node *table, const char *path, const char *key,
                     bool *value)
{
    const jac_node *node = jac_get(table, key);
    if (!node)
        return true;
    if (node->kind == JAC_N_BOOLEAN) {
        *value = node->integer != 0;
        return true;
    }
    jac_problem(l, node, "%s: true or false is needed, not %s", jac_path(l, path, key),
                jac_node_type(node));
    return false;
}

bool jac_get_word(jac_loader *l, const jac_node *table, const char *path, const char *key,
                  const char *const *words, size_t count, uint8_t *value)
{
    const jac_node *node = jac_get(table, key);
    if (!node)
        return true;
    const char *text = jac_get_text(l, table, path, key, NULL);
    if (!text)
        return false;
    for (size_t i = 0; i < count; i++)
        if (strcmp(text, words[i]) == 0) {
            *value = (uint8_t)i;
            return true;
        }
    jac_problem(l, node, "%s: \"%s\" is not one of %s", jac_path(l, path, key), text,
                jac_names_list(l, words, count));
    return false;
}

enum { NAMES_MAX = 1000 };

bool jac_get_names(jac_loader *l, const jac_node *table, const char *path, const char *key,
                   jac_names *names)
{
    const jac_node *node = jac_get(table, key);
    if (!node)
        return true;
    path = jac_path(l, path, key);
    if (node->kind == JAC_N_STRING) {
        jac_names_add(l, names, node->text);
        return true;
    }
    if (!jac_is_table(l, node, path) || !jac_check_keys(l, node, path, NULL, 0, true))
        return false;
    if (node->item_count > NAMES_MAX) { /* each is looked for among the others */
        jac_problem(l, NULL, "%s: at most %d names, not %zu", path, NAMES_MAX, node->item_count);
        return false;
    }
    for (size_t i = 0; i < node->item_count; i++) {
        if (node->item[i].kind == JAC_N_STRING) {
            jac_names_add(l, names, node->item[i].text);
            continue;
        }
        jac_problem(l, &node->item[i], "%s: a string is needed, not %s", jac_path_item(l, path, i),
                    jac_node_type(&node->item[i]));
        return false;
    }
    return true;
}

bool jac_is_name(const char *name)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
    if (!*name || !strchr(letters, *name))
        return false;
    for (const char *c = name; *c; c++)
        if (!strchr(letters, *c) && !strchr("0123456789", *c))
            return false;
    return true;
}

bool jac_check_name(jac_loader *l, const char *name, const char *path)
{
    if (jac_is_name(name))
        return true;
    jac_problem(l, NULL, "%s: \"%s\" is no name; letters, digits and underscores make one", path,
                name);
    return false;
}

/* One payload argument: "figure" or "to:place". */
static bool read_arg(jac_loader *l, const jac_node *node, const char *path, jac_arg_def *arg,
                     int before)
{
    if (node->kind != JAC_N_STRING) {
        jac_problem(l, node, "%s: a string is needed, not %s", path, jac_node_type(node));
        return false;
    }
    const char *colon = strchr(node->text, ':');
    const char *type = colon ? colon + 1 : node->text;
    int id = jac_type_named(type, strlen(type));
    if (id <= 0) {
        const char *known[JAC_T_COUNT];
        for (int t = 1; t < JAC_T_COUNT; t++)
            known[t - 1] = jac_type_name((jac_type)t);
        jac_unknown(l, node, path, "no type", type, known, JAC_T_COUNT - 1);
        return false;
    }
    const char *name = colon ? jac_format(l, "%.*s", (int)(colon - node->text), node->text) : type;
    if (!jac_check_name(l, name, path))
        return false;
    int alike = 0;
    for (int i = 1; i <= before; i++)
        alike += strcmp(jac_text(l->rules, arg[-i].name), name) == 0;
    arg->name = jac_load_symbol(l, alike ? jac_format(l, "%s%d", name, alike + 1) : name);
    arg->type = (uint8_t)id;
    return true;
}

int jac_get_args(jac_loader *l, const jac_node *table, const char *path, int max, jac_arg_def *arg)
{
    const jac_node *args = jac_get(table, "args");
    if (!args)
        return 0;
    path = jac_path(l, path, "args");
    if (!jac_is_table(l, args, path) || !jac_check_keys(l, args, path, NULL, 0, true))
        return -1;
    if (args->item_count > (size_t)max) {
        jac_problem(l, NULL, "%s: at most %d, not %zu", path, max, args->item_count);
        return -1;
    }
    for (size_t i = 0; i < args->item_count; i++)
        if (!read_arg(l, &args->item[i], jac_path_item(l, path, i), arg + i, (int)i))
            return -1;
    return (int)args->item_count;
}

bool jac_check_text(jac_loader *l, const char *text, const char *path, const uint16_t *name,
                    size_t count)
{
    const char **known = jac_loader_take(l, (count + 1) * sizeof *known);
    for (size_t i = 0; i < count; i++)
        known[i] = jac_text(l->rules, name[i]);
    bool ok = true;
    for (const char *open = strchr(text, '{'); open; open = strchr(open + 1, '{')) {
        const char *close = strchr(open, '}');
        const char *word = jac_format(l, "%.*s", close ? (int)(close - open - 1) : 0, open + 1);
        size_t i = 0;
        while (i < count && strcmp(known[i], word) != 0)
            i++;
        if (close && i < count)
            continue;
        jac_unknown(l, NULL, path, "no argument", word, known, count);
        ok = false;
    }
    return ok;
}

uint16_t jac_load_symbol(jac_loader *l, const char *text)
{
    uint16_t symbol = jac_symbol(l->rules, text);
    if (symbol == JAC_NONE)
        luaL_error(l->L, "memory is out");
    return symbol;
}

const char *jac_full(jac_loader *l, const char *name)
{
    return jac_format(l, "%s.%s", l->at->name, name);
}

bool jac_added(jac_loader *l, int id, const char *path)
{
    if (id >= 0)
        return true;
    jac_problem(l, NULL, "%s: there is no room for it; the ruleset's table is full", path);
    return false;
}
