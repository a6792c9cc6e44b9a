/* values.c - the values of payloads, choices and steps, pushed for Lua. */
#include <string.h>

#include "internal.h"

static const char *const word_text[] = {
#define X(word) #word,
    JAC_LUA_WORDS(X)
#undef X
};

void jac_lua_give_word(lua_State *L, jac_word word)
{
    lua_rawgeti(L, LUA_REGISTRYINDEX, jac_lua_of(L)->words);
    lua_rawgeti(L, -1, word + 1);
    lua_replace(L, -2);
}

int jac_lua_word(const char *text, jac_word first, jac_word last)
{
    for (int i = (int)first; text && i <= (int)last; i++)
        if (strcmp(text, word_text[i]) == 0)
            return i - (int)first;
    return -1;
}

/* ---- to Lua: what is cached
 * ------------------------------------------------------------------------ */

/* t[key] of a table in the registry [-0, +1]; false (and nothing pushed) when it is nil. */
static bool push_from(lua_State *L, int ref, lua_Integer key)
{
    lua_rawgeti(L, LUA_REGISTRYINDEX, ref);
    if (lua_rawgeti(L, -1, key) == LUA_TNIL) {
        lua_pop(L, 2);
        return false;
    }
    lua_replace(L, -2);
    return true;
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

/* Texts of causes as the running module knows them, else those that all share. */
static int texts_of(const jac_lua *lua, jac_type type)
{
    bool own = (type == JAC_T_CAUSE || type == JAC_T_SYMBOL) && lua->running &&
               lua->running->module < lua->module_count;
    int symbols = own ? lua->module[lua->running->module].symbols : 0;
    return symbols > 0 ? symbols : lua->texts;
}

/* Pushes what needs no allocation [-0, +1]; false: nothing pushed, it must be made first. */
static bool push_ready(lua_State *L, const jac_lua *lua, jac_type type, int32_t value)
{
    int kind = jac_lua_handle_kind(type);
    if (kind >= 0) {
        if (is_nothing(type, value)) {
            lua_pushnil(L);
            return true;
        }
        if (jac_lua_push_cached(L, lua, kind, value))
            return true;
        lua_pop(L, 1);
        return false;
    }
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
    case JAC_T_OCCASION:
        return push_from(L, lua->words, JAC_W_completed + value + 1);
    case JAC_T_PLAYERS:
        return push_from(L, lua->player_sets, value);
    case JAC_T_KIND:
    case JAC_T_TYPE:
    case JAC_T_OFFER:
    case JAC_T_CAUSE:
    case JAC_T_SYMBOL: {
        uint16_t symbol = symbol_of(lua->rules, type, value);
        if (symbol != JAC_NONE)
            return push_from(L, texts_of(lua, type), symbol + 1);
        lua_pushnil(L);
        return true;
    }
    default:
        lua_pushnil(L);
        return true;
    }
}

/* ---- to Lua: what is made at its first use
 * ------------------------------------------------------------ */

/* Pushes a symbol's text and keeps it in the table of texts. */
static void make_text(lua_State *L, int texts, uint16_t symbol)
{
    const jac_lua *lua = jac_lua_of(L);
    const char *text = jac_text(lua->rules, symbol);
    if (texts != lua->texts) { /* a module's own word, bare */
        const char *name = lua->module[lua->running->module].info.name;
        size_t length = strlen(name);
        if (strncmp(text, name, length) == 0 && text[length] == '.')
            text += length + 1;
    }
    luaL_checkstack(L, 4, NULL);
    lua_rawgeti(L, LUA_REGISTRYINDEX, texts);
    lua_pushstring(L, text);
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, symbol + 1);
    lua_replace(L, -2);
}

/* A read-only list of the players whose bits are set, in seating order. */
static void make_players(lua_State *L, int32_t bits)
{
    const jac_lua *lua = jac_lua_of(L);
    luaL_checkstack(L, 8, NULL);
    lua_createtable(L, 8, 0);
    int n = 0;
    for (int p = 0; p < lua->rules->base.players; p++)
        if (bits & 1 << p) {
            jac_lua_give_handle(L, JAC_H_PLAYER, p);
            lua_rawseti(L, -2, ++n);
        }
    jac_lua_read_only(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, lua->player_sets);
    lua_pushvalue(L, -2);
    lua_rawseti(L, -2, bits);
    lua_pop(L, 1);
}

void jac_lua_give(lua_State *L, jac_type type, int32_t value)
{
    const jac_lua *lua = jac_lua_of(L);
    if (push_ready(L, lua, type, value))
        return;
    int kind = jac_lua_handle_kind(type);
    if (kind >= 0)
        jac_lua_give_handle(L, kind, value);
    else if (type == JAC_T_PLAYERS)
        make_players(L, value);
    else
        make_text(L, texts_of(lua, type), symbol_of(lua->rules, type, value));
}

void jac_lua_give_symbol(lua_State *L, uint16_t symbol)
{
    const jac_lua *lua = jac_lua_of(L);
    if (!push_from(L, lua->texts, symbol + 1))
        make_text(L, lua->texts, symbol);
}

void jac_lua_give_cause(lua_State *L, uint16_t symbol) { jac_lua_give(L, JAC_T_CAUSE, symbol); }

static int give_protected(lua_State *L)
{
    jac_lua_give(L, (jac_type)lua_tointeger(L, 1), (int32_t)lua_tointeger(L, 2));
    return 1;
}

void jac_lua_push(jac_lua *lua, jac_type type, int32_t value)
{
    lua_State *L = lua->L;
    if (push_ready(L, lua, type, value))
        return;
    lua_pushcfunction(L, give_protected);
    lua_pushinteger(L, type);
    lua_pushinteger(L, value);
    if (lua_pcall(L, 2, 1, 0) != LUA_OK) {
        lua->out_of_memory = true;
        lua_pop(L, 1);
        lua_pushnil(L);
    }
}
