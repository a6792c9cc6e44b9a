/* values_read.c - the values of payloads, choices and steps, read from Lua. */
#include <stdio.h>
#include <string.h>

#include "internal.h"

/* ---- from Lua -------------------------------------------------------------------------------- */

/* An integer of 32 bits, or a float that is one: 6 / 2 is 3.0 in Lua, and fine. */
static bool to_integer(lua_State *L, int index, int32_t *value)
{
    if (lua_type(L, index) != LUA_TNUMBER)
        return false;
    int ok;
    lua_Integer n = lua_tointegerx(L, index, &ok);
    if (!ok || n < INT32_MIN || n > INT32_MAX)
        return false;
    *value = (int32_t)n;
    return true;
}

static bool to_players(jac_lua *lua, int index, int32_t *value)
{
    lua_State *L = lua->L;
    const jac_handle *one = jac_lua_handle_at(L, index);
    if (one && one->kind == JAC_H_PLAYER) {
        *value = 1 << one->index;
        return true;
    }
    if (!lua_istable(L, index) || !lua_checkstack(L, 4))
        return false;
    lua_pushvalue(L, index);
    if (luaL_getmetafield(L, -1, "__index") == LUA_TTABLE)
        lua_replace(L, -2);
    int32_t bits = 0;
    bool good = true;
    for (lua_Integer i = 1; good && lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
        const jac_handle *player = jac_lua_handle_at(L, -1);
        good = player && player->kind == JAC_H_PLAYER;
        if (good)
            bits |= 1 << player->index;
        lua_pop(L, 1);
    }
    lua_pop(L, good ? 2 : 1);
    *value = bits;
    return good;
}

static bool to_place(const jac_handle *h, int32_t *value)
{
    switch (h->kind) {
    case JAC_H_PLACE:
        *value = h->index;
        return true;
    case JAC_H_SEGMENT:
        *value = jac_place_pack(JAC_AT_SEGMENT, (uint32_t)h->index);
        return true;
    case JAC_H_TILE:
        *value = jac_place_pack(JAC_AT_TILE, (uint32_t)h->index);
        return true;
    case JAC_H_FIGURE:
        *value = jac_place_pack(JAC_AT_BESIDE, (uint32_t)h->index);
        return true;
    default:
        return false;
    }
}

static bool to_handle(const jac_lua *lua, const jac_handle *h, jac_type type, int32_t *value)
{
    if (!h)
        return false;
    if (type == JAC_T_PLACE)
        return to_place(h, value);
    *value = h->index;
    if (type == JAC_T_CELL && h->kind == JAC_H_TILE && lua->game) {
        *value = jac_tiles(lua->rules, lua->game)[h->index].cell;
        return true;
    }
    if (type == JAC_T_FEATURE && h->kind == JAC_H_SEGMENT)
        return true;
    return h->kind == jac_lua_handle_kind(type);
}

uint16_t jac_lua_cause(const jac_lua *lua, const char *name)
{
    static const char *const core[] = { "scored", "action", "forced", "swap", "setup", "alone" };
    char full[160];
    const char *own = lua->running && lua->running->module < lua->module_count
                          ? lua->module[lua->running->module].info.name
                          : "";
    snprintf(full, sizeof full, "%s.%s", own, name);
    uint16_t symbol = jac_symbol_find(lua->rules, full);
    if (symbol != JAC_NONE || strchr(name, '.'))
        return symbol != JAC_NONE ? symbol : jac_symbol_find(lua->rules, name);
    for (size_t i = 0; i < sizeof core / sizeof core[0]; i++)
        if (strcmp(name, core[i]) == 0)
            return jac_symbol_find(lua->rules, name);
    return JAC_NONE;
}

/* Names: an id, a symbol, an occasion. */
static bool to_named(jac_lua *lua, const char *text, jac_type type, int32_t *value)
{
    const jac_ruleset *r = lua->rules;
    switch (type) {
    case JAC_T_KIND:
        *value = jac_find_figure_kind(r, text);
        break;
    case JAC_T_TYPE:
        *value = jac_find_type(r, text);
        break;
    case JAC_T_OCCASION:
        *value = jac_lua_word(text, JAC_W_completed, JAC_W_triggered);
        break;
    case JAC_T_OFFER:
        *value = jac_find_offer(r, text) + 1;
        return *value > 0;
    case JAC_T_CAUSE:
        *value = jac_lua_cause(lua, text);
        return *value != JAC_NONE;
    case JAC_T_SYMBOL:
        *value = jac_lua_cause(lua, text);
        if (*value == JAC_NONE)
            *value = jac_symbol_find(r, text);
        return *value != JAC_NONE;
    default:
        return false;
    }
    return *value >= 0;
}

bool jac_lua_to(jac_lua *lua, int index, jac_type type, int32_t *value)
{
    lua_State *L = lua->L;
    index = lua_absindex(L, index);
    if (jac_lua_handle_kind(type) >= 0)
        return to_handle(lua, jac_lua_handle_at(L, index), type, value);
    int given = lua_type(L, index);
    switch (type) {
    case JAC_T_INTEGER:
        return to_integer(L, index, value);
    case JAC_T_BOOLEAN:
        *value = lua_toboolean(L, index);
        return given == LUA_TBOOLEAN;
    case JAC_T_ROTATION:
        if (!to_integer(L, index, value) || *value % 90 != 0 || *value < 0 || *value > 270)
            return false;
        *value /= 90;
        return true;
    case JAC_T_PLAYERS:
        return to_players(lua, index, value);
    default:
        return given == LUA_TSTRING && to_named(lua, lua_tostring(L, index), type, value);
    }
}

int32_t jac_lua_arg(lua_State *L, int arg, jac_type type)
{
    jac_lua *lua = jac_lua_of(L);
    int32_t value = 0;
    if (lua_type(L, arg) == LUA_TSTRING && (type == JAC_T_CAUSE || type == JAC_T_SYMBOL)) {
        value = jac_lua_find_name(L, arg, type == JAC_T_CAUSE ? JAC_NAME_CAUSE : JAC_NAME_WORD);
        if (value >= 0)
            return value;
    }
    if (!jac_lua_to(lua, arg, type, &value)) {
        if (lua_type(L, arg) == LUA_TSTRING && jac_lua_handle_kind(type) < 0 &&
            type > JAC_T_PLAYERS) {
            const char *text =
                lua_pushfstring(L, "no %s \"%s\" here", jac_type_name(type), lua_tostring(L, arg));
            luaL_argerror(L, arg, text);
        }
        luaL_typeerror(L, arg, jac_type_name(type));
    }
    const jac_handle *handle = jac_lua_handle_at(L, arg);
    if (handle)
        jac_lua_alive(L, handle);
    return value;
}

/* ---- arguments of steps: kind and value in one number ---------------------------------------- */

enum {
    PACK_SHIFT = 28,
    PACK_INTEGER = 1,
    PACK_BOOLEAN,
    PACK_SYMBOL,
    PACK_CELL,
    PACK_PLACE,
    PACK_HANDLE /* + kind: player, figure, tile, segment, feature */
};

/* nil, boolean, integer, handle or known word; false: none of these. */
bool jac_lua_pack(lua_State *L, int arg, int32_t *packed)
{
    int32_t value = 0, tag;
    const jac_handle *handle = jac_lua_handle_at(L, arg);
    if (lua_isnoneornil(L, arg)) {
        *packed = JAC_LUA_PACKED_NIL;
        return true;
    }
    if (handle && handle->kind >= JAC_H_PLAYER && handle->kind <= JAC_H_FEATURE) {
        tag = PACK_HANDLE + handle->kind - JAC_H_PLAYER;
        value = handle->index;
    } else if (handle && handle->kind == JAC_H_PLACE) {
        tag = PACK_PLACE;
        value =
            (int32_t)((uint32_t)jac_place_at(handle->index) << 24 | jac_place_index(handle->index));
    } else if (handle && handle->kind == JAC_H_CELL) {
        tag = PACK_CELL;
        value = (jac_cell_x(handle->index) & 0x3FFF) << 14 | (jac_cell_y(handle->index) & 0x3FFF);
    } else if (lua_type(L, arg) == LUA_TBOOLEAN) {
        tag = PACK_BOOLEAN;
        value = lua_toboolean(L, arg);
    } else if (to_integer(L, arg, &value)) {
        tag = PACK_INTEGER;
        if (value < -(1 << 27) || value >= 1 << 27)
            return false;
    } else if (lua_type(L, arg) == LUA_TSTRING) {
        tag = PACK_SYMBOL;
        value = jac_lua_find_name(L, arg, JAC_NAME_WORD);
        if (value < 0)
            return false;
    } else {
        return false;
    }
    if (handle)
        jac_lua_alive(L, handle);
    *packed = (int32_t)((uint32_t)tag << PACK_SHIFT | ((uint32_t)value & ((1u << PACK_SHIFT) - 1)));
    return true;
}

/* 14 bits with a sign. */
static int signed14(uint32_t bits)
{
    bits &= 0x3FFF;
    return bits & 0x2000 ? (int)bits - 0x4000 : (int)bits;
}

/* The type and value of a packed argument; JAC_T_NONE: nil. */
static jac_type unpacked(int32_t packed, int32_t *value)
{
    uint32_t tag = (uint32_t)packed >> PACK_SHIFT,
             bits = (uint32_t)packed & ((1u << PACK_SHIFT) - 1);
    static const uint8_t types[] = { JAC_T_PLAYER, JAC_T_FIGURE, JAC_T_TILE, JAC_T_SEGMENT,
                                     JAC_T_FEATURE };
    *value = (int32_t)bits;
    switch (tag) {
    case 0:
        return JAC_T_NONE;
    case PACK_INTEGER:
        *value = bits & 1u << 27 ? (int32_t)bits - (1 << 28) : (int32_t)bits;
        return JAC_T_INTEGER;
    case PACK_BOOLEAN:
        return JAC_T_BOOLEAN;
    case PACK_SYMBOL:
        return JAC_T_SYMBOL;
    case PACK_CELL:
        *value = jac_cell_pack(signed14(bits >> 14), signed14(bits));
        return JAC_T_CELL;
    case PACK_PLACE:
        return JAC_T_PLACE;
    default:
        return tag - PACK_HANDLE < sizeof types ? (jac_type)types[tag - PACK_HANDLE] : JAC_T_NONE;
    }
}

void jac_lua_push_packed(jac_lua *lua, int cache, int32_t packed)
{
    int32_t value;
    jac_type type = unpacked(packed, &value);
    jac_lua_push_value(lua, cache, type, value);
}
