/* values.c - the values of payloads, choices and steps, pushed for Lua. */
#include <string.h>

#include "methods.h"

static const char *const word_text[] = {
#define X(word) #word,
    JAC_LUA_WORDS(X)
#undef X
};

int jac_lua_word(const char *text, jac_word first, jac_word last)
{
    for (int i = (int)first; text && i <= (int)last; i++)
        if (strcmp(text, word_text[i]) == 0)
            return i - (int)first;
    return -1;
}

int jac_lua_handle_kind(jac_type type)
{
    switch (type) {
    case JAC_T_PLAYER:
        return JAC_H_PLAYER;
    case JAC_T_FIGURE:
        return JAC_H_FIGURE;
    case JAC_T_TILE:
        return JAC_H_TILE;
    case JAC_T_SEGMENT:
        return JAC_H_SEGMENT;
    case JAC_T_FEATURE:
        return JAC_H_FEATURE;
    case JAC_T_PLACE:
        return JAC_H_PLACE;
    case JAC_T_CELL:
        return JAC_H_CELL;
    default:
        return -1;
    }
}

/* Nobody, no tile, no segment... */
static bool is_nothing(jac_type type, int32_t value)
{
    if (type == JAC_T_CELL)
        return false;
    return value < 0 || (value == JAC_NONE && type != JAC_T_PLACE && type != JAC_T_PLAYER);
}

/* The symbol whose text a value is shown as; JAC_NONE: nil. */
static uint16_t symbol_of(const jac_ruleset *r, jac_type type, int32_t value)
{
    uint32_t i = (uint32_t)value;
    switch (type) {
    case JAC_T_KIND:
        return i < r->figure_kind.count ? r->figure_kind.at[i].name : (uint16_t)JAC_NONE;
    case JAC_T_TYPE:
        return i < r->type.count ? r->type.at[i].name : (uint16_t)JAC_NONE;
    case JAC_T_OFFER:
        return i >= 1 && i <= r->offer.count ? r->offer.at[i - 1].name : (uint16_t)JAC_NONE;
    default:
        return i < r->symbol.count && i > 0 ? (uint16_t)i : (uint16_t)JAC_NONE;
    }
}

enum { NOTHING = -1 }; /* no key in the cache: nil */

/* Where the cache has a value that is neither a number nor a boolean. */
static lua_Integer key_of(const jac_lua *lua, jac_type type, int32_t value)
{
    int kind = jac_lua_handle_kind(type);
    if (kind >= 0) {
        if (is_nothing(type, value))
            return NOTHING;
        return jac_lua_key(kind, kind == JAC_H_FEATURE ? jac_lua_label(lua, value) : value);
    }
    if (type == JAC_T_OCCASION)
        return jac_lua_key(JAC_C_WORD, (int32_t)JAC_W_completed + value);
    if (type == JAC_T_PLAYERS)
        return jac_lua_key(JAC_C_PLAYERS, value);
    if (type == JAC_T_NONE)
        return NOTHING;
    uint16_t symbol = symbol_of(lua->rules, type, value);
    if (symbol == JAC_NONE)
        return NOTHING;
    if ((type == JAC_T_CAUSE || type == JAC_T_SYMBOL) && lua->running &&
        lua->running->module < lua->module_count)
        return jac_lua_key(JAC_C_CAUSE, lua->running->module << 16 | symbol);
    return jac_lua_key(JAC_C_TEXT, symbol);
}

/* Pushes a value by the cache at a stack index [-0, +1]; false: it must be made first, `key` is its
 * key and nothing was pushed. */
static bool push_ready(lua_State *L, const jac_lua *lua, int cache, jac_type type, int32_t value,
                       lua_Integer *key)
{
    switch (type) {
    case JAC_T_INTEGER:
        lua_pushinteger(L, value);
        return true;
    case JAC_T_BOOLEAN:
        lua_pushboolean(L, value != 0);
        return true;
    case JAC_T_ROTATION:
        lua_pushinteger(L, value * 90);
        return true;
    default:
        break;
    }
    *key = key_of(lua, type, value);
    if (*key == NOTHING) {
        lua_pushnil(L);
        return true;
    }
    if (lua_rawgeti(L, cache, *key) != LUA_TNIL)
        return true;
    lua_pop(L, 1);
    return false;
}

/* ---- what is made at its first use ----------------------------------------------------------- */

/* A module sees its own words bare: "returned" for "my_rules.returned". */
static void push_own_text(lua_State *L, uint16_t symbol)
{
    const jac_lua *lua = jac_lua_of(L);
    const char *text = jac_text(lua->rules, symbol);
    const char *name = lua->module[lua->running->module].info.name;
    size_t length = strlen(name);
    bool own = strncmp(text, name, length) == 0 && text[length] == '.';
    lua_pushstring(L, own ? text + length + 1 : text);
}

/* A read-only list of the players whose bits are set, in seating order. */
static void push_players(lua_State *L, int32_t bits)
{
    const jac_lua *lua = jac_lua_of(L);
    lua_createtable(L, 8, 0);
    int n = 0;
    for (int p = 0; p < lua->rules->base.players; p++)
        if (bits & 1 << p) {
            jac_lua_give_handle(L, JAC_H_PLAYER, p);
            lua_rawseti(L, -2, ++n);
        }
    jac_lua_read_only(L);
}

/* There are 256 million cells: those met late are kept only as long as a module holds them. */
static void give_far_cell(lua_State *L, int32_t cell, lua_Integer key)
{
    jac_lua *lua = jac_lua_of(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, lua->far_cells);
    if (lua_rawgeti(L, -1, key) == LUA_TNIL) {
        lua_pop(L, 1);
        jac_lua_new_handle(L, JAC_H_CELL, cell);
        lua_pushvalue(L, -1);
        lua->growing = true;
        lua_rawseti(L, -3, key);
        lua->growing = false;
    }
    lua_remove(L, -2);
}

void jac_lua_give(lua_State *L, jac_type type, int32_t value)
{
    jac_lua *lua = jac_lua_of(L);
    lua_Integer key = NOTHING;
    if (push_ready(L, lua, JAC_LUA_CACHE, type, value, &key))
        return;
    luaL_checkstack(L, 8, NULL);
    int kind = jac_lua_handle_kind(type);
    if (kind == JAC_H_CELL && lua->cells_kept >= JAC_LUA_CELLS_MAX) {
        give_far_cell(L, value, key);
        return;
    }
    if (kind >= 0)
        jac_lua_new_handle(L, kind, kind == JAC_H_FEATURE ? jac_lua_label(lua, value) : value);
    else if (type == JAC_T_OCCASION)
        lua_pushstring(L, word_text[(int)JAC_W_completed + value]);
    else if (type == JAC_T_PLAYERS)
        push_players(L, value);
    else if (key % JAC_C_COUNT == JAC_C_CAUSE)
        push_own_text(L, symbol_of(lua->rules, type, value));
    else
        lua_pushstring(L, jac_text(lua->rules, symbol_of(lua->rules, type, value)));
    jac_lua_keep(L, key);
    lua->cells_kept += kind == JAC_H_CELL;
}

void jac_lua_give_word(lua_State *L, jac_word word)
{
    lua_Integer key = jac_lua_key(JAC_C_WORD, (int32_t)word);
    if (lua_rawgeti(L, JAC_LUA_CACHE, key) != LUA_TNIL)
        return;
    lua_pop(L, 1);
    lua_pushstring(L, word_text[word]);
    jac_lua_keep(L, key);
}

void jac_lua_give_symbol(lua_State *L, uint16_t symbol)
{
    lua_Integer key = jac_lua_key(JAC_C_TEXT, symbol);
    if (lua_rawgeti(L, JAC_LUA_CACHE, key) != LUA_TNIL)
        return;
    lua_pop(L, 1);
    lua_pushstring(L, jac_text(jac_lua_of(L)->rules, symbol));
    jac_lua_keep(L, key);
}

void jac_lua_give_cause(lua_State *L, uint16_t symbol) { jac_lua_give(L, JAC_T_CAUSE, symbol); }

/* ---- without raising: between calls ---------------------------------------------------------- */

int jac_lua_giver(lua_State *L)
{
    jac_lua_give(L, (jac_type)lua_tointeger(L, 1), (int32_t)lua_tointeger(L, 2));
    return 1;
}

void jac_lua_push_value(jac_lua *lua, int cache, jac_type type, int32_t value)
{
    lua_State *L = lua->L;
    lua_Integer key;
    if (push_ready(L, lua, cache, type, value, &key))
        return;
    lua_rawgeti(L, LUA_REGISTRYINDEX, lua->giver);
    lua_pushinteger(L, type);
    lua_pushinteger(L, value);
    if (lua_pcall(L, 2, 1, 0) != LUA_OK) {
        lua->out_of_memory = true;
        lua_pop(L, 1);
        lua_pushnil(L);
    }
}

void jac_lua_push(jac_lua *lua, jac_type type, int32_t value)
{
    lua_State *L = lua->L;
    lua_rawgeti(L, LUA_REGISTRYINDEX, lua->cache);
    jac_lua_push_value(lua, lua_gettop(L), type, value);
    lua_replace(L, -2);
}
