/* cells.c - `state`: the cells that a module declared, in the game being run.
 *
 * state.price                a cell of the game
 * state.protected[figure]    of a figure, player, tile or segment (a feature: the aggregate)
 * state.bids[player][2]      the second value of a cell with a length */
#include <string.h>

#include "internal.h"

static const jac_cell_def *cell_at(const jac_lua *lua, int32_t cell)
{
    return &lua->rules->cell.at[cell];
}

/* As the module wrote it: the full name is "module.name". */
static const char *cell_name(const jac_lua *lua, int32_t cell)
{
    const char *full = jac_text(lua->rules, cell_at(lua, cell)->name), *dot = strrchr(full, '.');
    return dot ? dot + 1 : full;
}

static int give_value(lua_State *L, const jac_cell_def *def, int32_t value)
{
    if (def->boolean)
        lua_pushboolean(L, value != 0);
    else
        lua_pushinteger(L, value);
    return 1;
}

/* The item that the key at `arg` names; raises for a handle of another kind. */
static uint32_t item_of(lua_State *L, int32_t cell, int arg)
{
    static const uint8_t kinds[] = { [JAC_PER_GAME] = JAC_H_COUNT,
                                     [JAC_PER_PLAYER] = JAC_H_PLAYER,
                                     [JAC_PER_FIGURE] = JAC_H_FIGURE,
                                     [JAC_PER_TILE] = JAC_H_TILE,
                                     [JAC_PER_SEGMENT] = JAC_H_SEGMENT };
    const jac_lua *lua = jac_lua_of(L);
    int kind = kinds[cell_at(lua, cell)->scope];
    const jac_handle *handle = jac_lua_handle_at(L, arg);
    if (!handle || handle->kind != kind)
        luaL_error(L, "state.%s[...] takes a %s, not a %s", cell_name(lua, cell),
                   jac_handle_name(kind),
                   handle ? jac_handle_name(handle->kind) : luaL_typename(L, arg));
    else
        jac_lua_alive(L, handle);
    return (uint32_t)handle->index;
}

/* 1.. of a cell with a length, from 0. */
static uint32_t number_of(lua_State *L, int32_t cell, int arg)
{
    const jac_lua *lua = jac_lua_of(L);
    int ok;
    lua_Integer i = lua_tointegerx(L, arg, &ok);
    if (!ok || lua_type(L, arg) != LUA_TNUMBER || i < 1 || i > cell_at(lua, cell)->length)
        luaL_error(L, "state.%s has values 1 to %d here, not \"%s\"", cell_name(lua, cell),
                   (int)cell_at(lua, cell)->length, luaL_tolstring(L, arg, NULL));
    return (uint32_t)i - 1;
}

static int get(lua_State *L, int32_t cell, uint32_t item, uint32_t i)
{
    const jac_lua *lua = jac_lua_of(L);
    return give_value(L, cell_at(lua, cell),
                      jac_cell_get(lua->rules, lua->game, (uint32_t)cell, item, i));
}

/* Writes the value at `arg`. */
static int set(lua_State *L, int32_t cell, uint32_t item, uint32_t i, int arg)
{
    jac_lua *lua = jac_lua_of(L);
    const jac_cell_def *def = cell_at(lua, cell);
    jac_lua_writing(L, "state");
    int32_t value = 0;
    if (!jac_lua_to(lua, arg, def->boolean ? JAC_T_BOOLEAN : JAC_T_INTEGER, &value))
        return luaL_error(L, "state.%s takes %s, not %s \"%s\"", cell_name(lua, cell),
                          def->boolean ? "a boolean" : "an integer", luaL_typename(L, arg),
                          luaL_tolstring(L, arg, NULL));
    if (value < def->min || value > def->max)
        return luaL_error(L, "state.%s: %d is outside %d..%d", cell_name(lua, cell), value,
                          def->min, def->max);
    jac_lua_done(L, jac_cell_set(lua->engine, lua->game, (uint32_t)cell, item, i, value), "state");
    return 0;
}

static void in_game(lua_State *L)
{
    if (!jac_lua_of(L)->game)
        luaL_error(L, "there is no game now; state is for handlers");
}

/* ---- state.name ------------------------------------------------------------------------------ */

/* A cell of the game is its value; of any other the accessor is made once and stays in the table,
 * so that `state.name` costs no call. Upvalues: the cache, the module. */
static int state_index(lua_State *L)
{
    const jac_lua *lua = jac_lua_of(L);
    in_game(L);
    uint16_t module = (uint16_t)lua_tointeger(L, lua_upvalueindex(2));
    int cell = jac_lua_name_of(L, module, 2, JAC_NAME_CELL);
    const jac_cell_def *def = cell_at(lua, cell);
    if (def->scope == JAC_PER_GAME && def->length == 1)
        return get(L, cell, 0, 0);
    jac_lua_give_handle(L, JAC_H_STATE_CELL, cell);
    lua_pushvalue(L, 2);
    lua_pushvalue(L, -2);
    lua_rawset(L, 1);
    return 1;
}

static int state_set(lua_State *L)
{
    const jac_lua *lua = jac_lua_of(L);
    in_game(L);
    uint16_t module = (uint16_t)lua_tointeger(L, lua_upvalueindex(2));
    int cell = jac_lua_name_of(L, module, 2, JAC_NAME_CELL);
    const jac_cell_def *def = cell_at(lua, cell);
    if (def->scope != JAC_PER_GAME || def->length != 1)
        return luaL_error(L, "state.%s has a value for each of its items; set state.%s[...]",
                          cell_name(lua, cell), cell_name(lua, cell));
    return set(L, cell, 0, 0, 3);
}

/* An empty table that looks into the table of accessors, which asks state_index for what it lacks.
 */
void jac_lua_state_table(lua_State *L, uint16_t module)
{
    lua_newtable(L);
    lua_createtable(L, 0, 4);
    lua_pushliteral(L, "state");
    lua_setfield(L, -2, "__name");
    lua_pushinteger(L, module);
    jac_lua_push_function(L, state_set, 1);
    lua_setfield(L, -2, "__newindex");
    lua_newtable(L);
    lua_createtable(L, 0, 1);
    lua_pushinteger(L, module);
    jac_lua_push_function(L, state_index, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
}

/* ---- state.name[item] ------------------------------------------------------------------------ */

/* The accessor of one item of a cell with a length: kept by cell, then item. */
static void give_item(lua_State *L, int32_t cell, uint32_t item)
{
    if (lua_rawgeti(L, JAC_LUA_CACHE, jac_lua_key(JAC_H_STATE_ITEM, cell)) == LUA_TNIL) {
        lua_pop(L, 1);
        lua_newtable(L);
        jac_lua_keep(L, jac_lua_key(JAC_H_STATE_ITEM, cell));
    }
    if (lua_rawgeti(L, -1, (lua_Integer)item + 1) == LUA_TNIL) {
        lua_pop(L, 1);
        jac_lua_new_handle(L, JAC_H_STATE_ITEM, cell)->item = (int32_t)item;
        lua_pushvalue(L, -1);
        lua_rawseti(L, -3, (lua_Integer)item + 1);
    }
}

static int cell_index(lua_State *L)
{
    const jac_lua *lua = jac_lua_of(L);
    int32_t cell = ((const jac_handle *)lua_touserdata(L, 1))->index;
    in_game(L);
    const jac_cell_def *def = cell_at(lua, cell);
    if (def->scope == JAC_PER_GAME)
        return get(L, cell, 0, number_of(L, cell, 2));
    const jac_handle *key = jac_lua_handle_at(L, 2);
    if (def->scope == JAC_PER_SEGMENT && key && key->kind == JAC_H_FEATURE) {
        jac_lua_alive(L, key);
        if (def->merge == JAC_MERGE_NONE)
            return luaL_error(L, "state.%s[feature] needs `merge` in its declaration",
                              cell_name(lua, cell));
        return give_value(
            L, def,
            jac_cell_of_feature(lua->rules, lua->game, (uint32_t)cell, (uint32_t)key->index));
    }
    uint32_t item = item_of(L, cell, 2);
    if (def->length == 1)
        return get(L, cell, item, 0);
    give_item(L, cell, item);
    return 1;
}

static int cell_set(lua_State *L)
{
    const jac_lua *lua = jac_lua_of(L);
    int32_t cell = ((const jac_handle *)lua_touserdata(L, 1))->index;
    in_game(L);
    const jac_cell_def *def = cell_at(lua, cell);
    if (def->scope == JAC_PER_GAME)
        return set(L, cell, 0, number_of(L, cell, 2), 3);
    uint32_t item = item_of(L, cell, 2);
    if (def->length != 1)
        return luaL_error(L, "state.%s[...] has %d values; set state.%s[...][i]",
                          cell_name(lua, cell), (int)def->length, cell_name(lua, cell));
    return set(L, cell, item, 0, 3);
}

static int item_index(lua_State *L)
{
    const jac_handle *self = lua_touserdata(L, 1);
    in_game(L);
    return get(L, self->index, (uint32_t)self->item, number_of(L, self->index, 2));
}

static int item_set(lua_State *L)
{
    const jac_handle *self = lua_touserdata(L, 1);
    in_game(L);
    return set(L, self->index, (uint32_t)self->item, number_of(L, self->index, 2), 3);
}

static int item_length(lua_State *L)
{
    const jac_handle *self = lua_touserdata(L, 1);
    in_game(L);
    const jac_cell_def *def = cell_at(jac_lua_of(L), self->index);
    if (self->kind == JAC_H_STATE_CELL && def->scope != JAC_PER_GAME)
        return luaL_error(L, "state.%s has no length; its items have",
                          cell_name(jac_lua_of(L), self->index));
    lua_pushinteger(L, def->length);
    return 1;
}

/* ---- tile.marks ------------------------------------------------------------------------------ */

/* Is the mark a mere flag: 1 on every tile that has it? */
static bool is_flag(lua_State *L, uint16_t mark)
{
    const jac_lua *lua = jac_lua_of(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, lua->flags);
    int known = lua_rawgeti(L, -1, mark);
    bool flag = lua_toboolean(L, -1);
    lua_pop(L, 1);
    if (known == LUA_TNIL) {
        flag = true;
        for (uint32_t t = 0; flag && t < lua->rules->type.count; t++) {
            int32_t value;
            flag = !jac_type_mark(&lua->rules->type.at[t], mark, &value) || value == 1;
        }
        lua_pushboolean(L, flag);
        lua_rawseti(L, -2, mark);
    }
    lua_pop(L, 1);
    return flag;
}

/* marks.name: true for a flag, an integer or a word; nil when the tile hasn't it. */
static int marks_index(lua_State *L)
{
    const jac_lua *lua = jac_lua_of(L);
    const jac_handle *self = lua_touserdata(L, 1);
    const jac_ruleset *r = lua->rules;
    in_game(L);
    uint16_t mark = jac_symbol_find(r, luaL_checkstring(L, 2));
    int32_t value;
    if (mark == JAC_NONE || !jac_type_mark(&r->type.at[self->index], mark, &value)) {
        lua_pushnil(L);
        return 1;
    }
    if (jac_mark_has_words(r, mark))
        jac_lua_give_symbol(L, (uint16_t)value);
    else if (is_flag(L, mark))
        lua_pushboolean(L, 1);
    else
        lua_pushinteger(L, value);
    return 1;
}

/* ---- metatables ------------------------------------------------------------------------------ */

static void set_meta(lua_State *L, int kind, lua_CFunction index, lua_CFunction newindex,
                     lua_CFunction length)
{
    lua_rawgeti(L, LUA_REGISTRYINDEX, jac_lua_of(L)->meta[kind]);
    jac_lua_push_function(L, index, 0);
    lua_setfield(L, -2, "__index");
    if (newindex) {
        lua_pushcfunction(L, newindex);
        lua_setfield(L, -2, "__newindex");
    }
    if (length) {
        lua_pushcfunction(L, length);
        lua_setfield(L, -2, "__len");
    }
    lua_pop(L, 1);
}

void jac_lua_cells_open(jac_lua *lua)
{
    lua_State *L = lua->L;
    set_meta(L, JAC_H_STATE_CELL, cell_index, cell_set, item_length);
    set_meta(L, JAC_H_STATE_ITEM, item_index, item_set, item_length);
    set_meta(L, JAC_H_MARKS, marks_index, NULL, NULL);
}
