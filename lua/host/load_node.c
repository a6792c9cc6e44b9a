/* load_node.c - a Lua value copied into a tree, and data that depends on options and rulings. */
#include <stdlib.h>
#include <string.h>

#include "load.h"

/* Marks of the tables that cell.... and arg(n) return; no module writes such a key by chance. */
#define CELL_KEY "\1cell"
#define ARG_KEY "\1arg"

enum { DEPTH_MAX = 24, NODES_MAX = 100000, CALLS_MAX = 2000 };

/* ---- cell and arg ---------------------------------------------------------------------------- */

/* cell.<scope>(initial, with) */
static int make_cell(lua_State *L)
{
    luaL_checkany(L, 1);
    if (!lua_isnoneornil(L, 2))
        luaL_checktype(L, 2, LUA_TTABLE);
    lua_settop(L, 2);
    lua_createtable(L, 0, 3);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_setfield(L, 3, CELL_KEY);
    lua_pushvalue(L, 1);
    lua_setfield(L, 3, "initial");
    lua_pushvalue(L, 2);
    lua_setfield(L, 3, "with");
    return 1;
}

/* arg(n) */
static int make_arg(lua_State *L)
{
    lua_Integer n = luaL_checkinteger(L, 1);
    luaL_argcheck(L, n >= 1 && n <= 4, 1, "1 to 4 expected");
    lua_createtable(L, 0, 1);
    lua_pushinteger(L, n);
    lua_setfield(L, -2, ARG_KEY);
    return 1;
}

static void set_raw(lua_State *L, const char *name)
{
    lua_pushstring(L, name);
    lua_insert(L, -2);
    lua_rawset(L, -3);
}

void jac_node_words(lua_State *L)
{
    static const char *const scopes[] = { "game", "per_player", "per_figure", "per_tile",
                                          "per_segment" };
    lua_createtable(L, 0, JAC_COUNT(scopes));
    for (size_t i = 0; i < JAC_COUNT(scopes); i++) {
        lua_pushstring(L, scopes[i]);
        lua_pushcclosure(L, make_cell, 1);
        lua_setfield(L, -2, scopes[i]);
    }
    lua_pushstring(L, "per_game"); /* another word for cell.game */
    lua_getfield(L, -2, "game");
    lua_rawset(L, -3);
    set_raw(L, "cell");
    lua_pushcfunction(L, make_arg);
    set_raw(L, "arg");
}

/* ---- reading --------------------------------------------------------------------------------- */

static jac_node read_value(jac_loader *l, const char *path, int depth);

static int by_name(const void *a, const void *b)
{
    return strcmp(((const jac_field *)a)->name, ((const jac_field *)b)->name);
}

/* A text of a module's table is shown to people, and names things: it is made plain, and ends
 * nowhere else than it seems to. */
static char *copy_text(jac_loader *l, const char *text, size_t length)
{
    char *copy = jac_loader_take(l, length + 1);
    memcpy(copy, text, length);
    for (size_t i = 0; i < length; i++)
        if (!copy[i])
            copy[i] = '?';
    jac_plain(copy);
    return copy;
}

/* The function on top of the stack [-0, +0]. */
static void read_function(jac_loader *l, jac_node *node)
{
    lua_State *L = l->L;
    lua_Debug info;
    node->kind = JAC_N_FUNCTION;
    lua_pushvalue(L, -1);
    lua_getinfo(L, ">S", &info);
    if (info.source[0] == '@') {
        node->text = copy_text(l, info.source + 1, strlen(info.source + 1));
        node->line = info.linedefined;
    }
    jac_warn_upvalues(l);
    lua_rawgeti(L, LUA_REGISTRYINDEX, l->functions);
    lua_pushvalue(L, -2);
    lua_rawseti(L, -2, ++l->function_count);
    lua_pop(L, 1);
    node->integer = l->function_count;
}

/* Counts the fields and the items (keys 1..n) of the table on top of the stack [-0, +0]. */
static void count_keys(jac_loader *l, jac_node *node, const char *path)
{
    lua_State *L = l->L;
    size_t numbers = 0;
    const char *odd = NULL; /* the first by name: the order of such keys is another in each run */
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        if (lua_type(L, -2) == LUA_TSTRING)
            node->field_count++;
        else if (lua_isinteger(L, -2))
            numbers++;
        else if (!odd || strcmp(luaL_typename(L, -2), odd) < 0)
            odd = luaL_typename(L, -2);
    }
    if (odd)
        jac_problem(l, NULL, "%s: a key is a %s; keys are names, or 1, 2, 3...",
                    *path ? path : "the module's table", odd);
    while (lua_rawgeti(L, -1, (lua_Integer)node->item_count + 1) != LUA_TNIL) {
        node->item_count++;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    if (numbers != node->item_count)
        jac_problem(l, NULL, "%s: item %zu is missing; a list has no gaps",
                    *path ? path : "the module's table", node->item_count + 1);
}

/* Lua's own order of keys is another in each process: sorted first, then read. */
static void read_fields(jac_loader *l, jac_node *node, const char *path, int depth)
{
    lua_State *L = l->L;
    size_t count = 0;
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        if (lua_type(L, -2) != LUA_TSTRING)
            continue;
        size_t length;
        const char *name = lua_tolstring(L, -2, &length);
        if (strcmp(name, CELL_KEY) == 0 || strcmp(name, ARG_KEY) == 0) {
            node->field[count++].name = name[1] == CELL_KEY[1] ? CELL_KEY : ARG_KEY;
            continue;
        }
        node->field[count++].name = copy_text(l, name, length);
    }
    qsort(node->field, node->field_count, sizeof *node->field, by_name);
    for (size_t i = 0; i < node->field_count; i++) {
        lua_pushstring(L, node->field[i].name);
        lua_rawget(L, -2);
        node->field[i].value = read_value(l, jac_path(l, path, node->field[i].name), depth + 1);
    }
}

/* Says once that a table can't be copied; the rest of it is left out. */
static void give_up(jac_loader *l, const char *path, const char *why)
{
    if (!l->gave_up)
        jac_problem(l, NULL, "%.60s%s: %s", *path ? path : "the module's table",
                    strlen(path) > 60 ? "..." : "", why);
    l->gave_up = true;
}

static void read_table(jac_loader *l, jac_node *node, const char *path, int depth)
{
    lua_State *L = l->L;
    node->kind = JAC_N_TABLE;
    if (depth > DEPTH_MAX) {
        give_up(l, path, "tables are nested too deep; does one contain itself?");
        return;
    }
    luaL_checkstack(L, 8, "a deep table");
    count_keys(l, node, path);
    if (node->field_count + node->item_count > NODES_MAX) {
        give_up(l, path, "the table is too big");
        node->field_count = node->item_count = 0;
        return;
    }
    node->field = jac_loader_take(l, node->field_count * sizeof *node->field);
    node->item = jac_loader_take(l, node->item_count * sizeof *node->item);
    read_fields(l, node, path, depth);
    for (size_t i = 0; i < node->item_count; i++) {
        lua_rawgeti(L, -1, (lua_Integer)i + 1);
        node->item[i] = read_value(l, jac_path_item(l, path, i), depth + 1);
    }
    const jac_node *mark = jac_get(node, CELL_KEY);
    if (mark && mark->kind == JAC_N_STRING) {
        node->kind = JAC_N_CELL;
        node->text = mark->text;
    }
    mark = jac_get(node, ARG_KEY);
    if (mark && mark->kind == JAC_N_INTEGER) {
        node->kind = JAC_N_ARG;
        node->integer = mark->integer;
    }
}

/* Copies and pops the value on top of the stack [-1, +0]. */
static jac_node read_value(jac_loader *l, const char *path, int depth)
{
    lua_State *L = l->L;
    jac_node node = { .kind = JAC_N_NIL };
    if (l->gave_up || l->nodes >= NODES_MAX) {
        give_up(l, path, "the table is too big");
        lua_pop(L, 1);
        return node;
    }
    l->nodes++;
    switch (lua_type(L, -1)) {
    case LUA_TNIL:
        break;
    case LUA_TBOOLEAN:
        node.kind = JAC_N_BOOLEAN;
        node.integer = lua_toboolean(L, -1);
        break;
    case LUA_TNUMBER:
        node.kind = lua_isinteger(L, -1) ? JAC_N_INTEGER : JAC_N_OTHER;
        node.integer = lua_tointeger(L, -1);
        node.text = "a float";
        break;
    case LUA_TSTRING: {
        size_t length;
        const char *text = lua_tolstring(L, -1, &length);
        node.kind = JAC_N_STRING;
        node.text = copy_text(l, text, length);
        break;
    }
    case LUA_TTABLE:
        read_table(l, &node, path, depth);
        break;
    case LUA_TFUNCTION:
        read_function(l, &node);
        break;
    default:
        node.kind = JAC_N_OTHER;
        node.text = "a handle";
    }
    lua_pop(L, 1);
    return node;
}

jac_node jac_node_read(jac_loader *l, const char *path)
{
    l->nodes = 0;
    l->gave_up = false;
    return read_value(l, path, 0);
}

const char *jac_node_type(const jac_node *node)
{
    static const char *const names[] = {
        [JAC_N_NIL] = "nil",         [JAC_N_BOOLEAN] = "a boolean", [JAC_N_INTEGER] = "an integer",
        [JAC_N_STRING] = "a string", [JAC_N_TABLE] = "a table",     [JAC_N_FUNCTION] = "a function",
        [JAC_N_ARG] = "arg(n)",      [JAC_N_CELL] = "a state cell",
    };
    return node->kind == JAC_N_OTHER ? node->text : names[node->kind];
}

const jac_node *jac_get(const jac_node *table, const char *name)
{
    size_t low = 0, high = table->field_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        int order = strcmp(name, table->field[middle].name);
        if (order == 0)
            return table->field[middle].value.kind == JAC_N_NIL ? NULL
                                                                : &table->field[middle].value;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

/* ---- data that depends ----------------------------------------------------------------------- */

static void push_function(jac_loader *l, const jac_node *function)
{
    lua_rawgeti(l->L, LUA_REGISTRYINDEX, l->functions);
    lua_rawgeti(l->L, -1, function->integer);
    lua_remove(l->L, -2);
}

/* The function's result; nil when it failed (reported). */
static jac_node call(jac_loader *l, const jac_node *function, const char *path)
{
    jac_lua_ref ref = { .module = l->at->index, .registry = LUA_NOREF };
    strncpy(ref.where, path, sizeof ref.where - 1);
    jac_error error;
    memset(&error, 0, sizeof error);
    if (++l->data_calls >= CALLS_MAX) {
        if (l->data_calls == CALLS_MAX)
            jac_problem(l, function, "%s: more than %d values are functions", path, CALLS_MAX);
        return (jac_node){ .kind = JAC_N_NIL };
    }
    push_function(l, function);
    if (jac_lua_protected(l->lua, &ref, 0, 1, &error) != JAC_OK) {
        jac_problem_error(l, &error);
        return (jac_node){ .kind = JAC_N_NIL };
    }
    return jac_node_read(l, path);
}

jac_node jac_node_resolve(jac_loader *l, const jac_node *node, const char *path)
{
    if (node->kind == JAC_N_FUNCTION)
        return call(l, node, path);
    if (node->kind != JAC_N_TABLE && node->kind != JAC_N_CELL)
        return *node;
    jac_node copy = *node;
    copy.item = jac_loader_take(l, node->item_count * sizeof *copy.item);
    copy.field = jac_loader_take(l, node->field_count * sizeof *copy.field);
    copy.item_count = copy.field_count = 0;
    for (size_t i = 0; i < node->item_count; i++) {
        jac_node item = jac_node_resolve(l, &node->item[i], jac_path_item(l, path, i));
        if (item.kind != JAC_N_NIL)
            copy.item[copy.item_count++] = item;
    }
    for (size_t i = 0; i < node->field_count; i++) {
        const char *name = node->field[i].name;
        jac_node value = jac_node_resolve(l, &node->field[i].value, jac_path(l, path, name));
        if (value.kind != JAC_N_NIL)
            copy.field[copy.field_count++] = (jac_field){ name, value };
    }
    return copy;
}

const jac_node *jac_data(jac_loader *l, const char *key)
{
    const jac_node *node = jac_get(&l->at->table, key);
    if (!node)
        return NULL;
    jac_node *copy = jac_loader_take(l, sizeof *copy);
    *copy = jac_node_resolve(l, node, key);
    return copy->kind != JAC_N_NIL && jac_is_map(l, copy, key) ? copy : NULL;
}

int32_t jac_node_ref(jac_loader *l, const jac_node *function, const char *path)
{
    push_function(l, function);
    int32_t ref = jac_lua_add_ref(l->lua, l->at->index, path);
    if (ref == 0)
        luaL_error(l->L, "memory is out");
    return ref;
}
