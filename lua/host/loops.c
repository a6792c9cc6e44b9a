/* loops.c - picks from Lua: game:each, first, count, send_home, in_pick; and tile:in_line.
 *
 * The members of a loop are found when it begins and lie on a stack of blocks outside Lua, so that
 * a loop costs no garbage: cursor, count, type, then the members. A block goes when its loop has
 * run to its end, else when the call into the module returns. */
#include <stdlib.h>
#include <string.h>

#include "methods.h"

enum { HEAD = 3, ARGS_MAX = 4, MEMBERS_MAX = 1 << 20 };

/* A pick with its arguments, as Lua asked for it. */
typedef struct asked {
    uint32_t pick;
    int player, argc;
    int32_t arg[ARGS_MAX];
    jac_type type; /* of its members */
} asked;

/* The filter that compares with arg(n), or NULL. */
static const jac_filter *filter_of_arg(const jac_pick *pick, int n)
{
    for (int i = 0; i < pick->filter_count; i++)
        for (int v = 0; v < pick->filter[i].count; v++)
            if (pick->filter[i].value[v] == JAC_VALUE_ARG + n)
                return &pick->filter[i];
    return NULL;
}

/* What a word means to the filter that it is compared with. */
static int word_id(const jac_lua *lua, const jac_pick *pick, const jac_filter *filter,
                   const char *text)
{
    const jac_ruleset *r = lua->rules;
    uint16_t symbol;
    switch (filter->key) {
    case JAC_F_ON:
    case JAC_F_NOT_ON:
    case JAC_F_CLASS:
        return jac_find_kind(r, text);
    case JAC_F_KIND:
        return pick->base == JAC_PICK_FIGURES || pick->base == JAC_PICK_KINDS
                   ? jac_find_figure_kind(r, text)
                   : jac_find_kind(r, text);
    case JAC_F_AT:
        return jac_lua_word(text, JAC_W_supply, JAC_W_box);
    case JAC_F_AREA:
        return jac_find_area(r, text);
    default:
        symbol = jac_symbol_find(r, text);
        return symbol == JAC_NONE ? -1 : symbol;
    }
}

/* The n-th further argument, as what its filter compares it with. */
static int32_t further(lua_State *L, const jac_pick *pick, int n, int index)
{
    jac_lua *lua = jac_lua_of(L);
    const jac_filter *filter = filter_of_arg(pick, n);
    if (!filter)
        luaL_error(L, "pick %s has no arg(%d)", jac_text(lua->rules, pick->name), n + 1);
    const jac_handle *handle = jac_lua_handle_at(L, index);
    if (handle) {
        jac_lua_alive(L, handle);
        return handle->index;
    }
    if (lua_type(L, index) == LUA_TBOOLEAN)
        return lua_toboolean(L, index);
    if (lua_type(L, index) == LUA_TSTRING) {
        int id = word_id(lua, pick, filter, lua_tostring(L, index));
        if (id < 0)
            luaL_error(L, "pick %s: arg(%d) is \"%s\", which names nothing there",
                       jac_text(lua->rules, pick->name), n + 1, lua_tostring(L, index));
        return id;
    }
    return jac_lua_arg(L, index, JAC_T_INTEGER);
}

/* Reads a pick's name at `arg`, then player and further arguments from `rest` on. */
static asked read_asked(lua_State *L, int arg, int rest)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    asked a = { .pick = (uint32_t)jac_lua_name(L, arg, JAC_NAME_PICK) };
    const jac_pick *pick = &lua->rules->pick.at[a.pick];
    a.type = (jac_type)jac_pick_types[pick->base];
    const jac_handle *player = jac_lua_handle_at(L, rest);
    if (player && player->kind == JAC_H_PLAYER) {
        jac_lua_alive(L, player);
        a.player = player->index;
    } else if (lua_isnoneornil(L, rest)) {
        a.player = jac_lua_acting(lua);
    } else {
        a.player = jac_lua_arg(L, rest, JAC_T_PLAYER);
    }
    int top = lua_gettop(L);
    if (top > rest + ARGS_MAX)
        luaL_error(L, "a pick takes at most %d further arguments", ARGS_MAX);
    for (int i = rest + 1; i <= top; i++)
        a.arg[a.argc++] = further(L, pick, i - rest - 1, i);
    return a;
}

/* Room for n members on the stack of blocks. */
static void make_room(lua_State *L, size_t n)
{
    jac_lua *lua = jac_lua_of(L);
    if (lua->member_top + n <= lua->member_room)
        return;
    size_t room = lua->member_room ? lua->member_room : 512;
    while (room < lua->member_top + n)
        room *= 2;
    if (room > MEMBERS_MAX)
        luaL_error(L, "too many loops are left before their end");
    int32_t *grown = realloc(lua->member, room * sizeof *grown);
    if (!grown)
        luaL_error(L, "memory is out");
    lua->member = grown;
    lua->member_room = room;
}

/* Kinds, segments, tiles...: how many there can be at most. */
static size_t most(const jac_lua *lua, jac_type type)
{
    switch (type) {
    case JAC_T_FIGURE:
        return lua->rules->figure.count;
    case JAC_T_KIND:
        return lua->rules->figure_kind.count;
    case JAC_T_TILE:
        return lua->game->tile_count;
    case JAC_T_PLAYER:
        return JAC_PLAYERS_MAX;
    default:
        return lua->game->segment_count;
    }
}

/* Finds the members of a pick and puts them onto the stack of blocks, behind `head` places; returns
 * how many. The room is taken while the pick's own queries are asked, as these may loop too, and
 * the stack may move then; afterwards it is free again for who calls, as long as nothing else is
 * asked. */
static uint32_t collect(lua_State *L, const asked *a, size_t head)
{
    jac_lua *lua = jac_lua_of(L);
    size_t o = lua->member_top, room = most(lua, a->type);
    make_room(L, head + room);
    lua->member_top = o + head + room;
    jac_cursor cursor = { 0 };
    int32_t value;
    uint32_t n = 0;
    while (n < room && jac_pick_next(lua->engine, lua->game, a->pick, a->player, a->argc, a->arg,
                                     &cursor, &value))
        lua->member[o + head + n++] = value;
    lua->member_top = o;
    jac_lua_charge(L, room / 4);
    return n;
}

/* The loop's next member; its state is the offset of its block. */
int jac_lua_next_member(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    lua_Integer at = luaL_checkinteger(L, 1);
    size_t o = (size_t)at, top = lua->member_top;
    if (at < 0 || o + HEAD > top || lua->member[o + 1] < 0 ||
        (size_t)lua->member[o + 1] > top - o - HEAD || lua->member[o] < 0 ||
        lua->member[o] > lua->member[o + 1] || lua->member[o + 2] < 0 ||
        lua->member[o + 2] >= JAC_T_COUNT)
        return luaL_error(L, "this loop is over; use game:each in a for");
    int32_t cursor = lua->member[o]++, count = lua->member[o + 1];
    if (cursor < count) {
        jac_lua_give(L, (jac_type)lua->member[o + 2], lua->member[o + HEAD + (size_t)cursor]);
        return 1;
    }
    lua->member[o]--;
    if (o + HEAD + (size_t)count == top)
        lua->member_top = o;
    lua_pushnil(L);
    return 1;
}

/* Pushes the iterator over the n members that lie behind the head of the block at the top. */
static int give_loop(lua_State *L, uint32_t n, jac_type type)
{
    jac_lua *lua = jac_lua_of(L);
    size_t o = lua->member_top;
    int32_t *block = lua->member + o;
    block[0] = 0;
    block[1] = (int32_t)n;
    block[2] = (int32_t)type;
    lua->member_top = o + HEAD + n;
    lua_rawgeti(L, LUA_REGISTRYINDEX, lua->next_member);
    lua_pushinteger(L, (lua_Integer)o);
    return 2;
}

/* game:each(pick, player, ...) */
int jac_lua_each(lua_State *L)
{
    asked a = read_asked(L, 2, 3);
    return give_loop(L, collect(L, &a, HEAD), a.type);
}

/* tile:in_line(n) */
int jac_lua_in_line(lua_State *L)
{
    enum { FAR = 1000 };
    jac_lua *lua = jac_lua_of(L);
    const jac_handle *self = jac_lua_check(L, 1, JAC_H_TILE);
    int32_t far = jac_lua_arg(L, 2, JAC_T_INTEGER);
    if (far < 0 || far > FAR)
        return luaL_argerror(L, 2, "an integer from 0 to 1000 expected");
    make_room(L, HEAD + 1 + 4 * (size_t)far);
    int32_t *tile = lua->member + lua->member_top + HEAD;
    uint32_t n = 0;
    tile[n++] = self->index;
    for (int d = 0; d < 4; d++) {
        int32_t cell = jac_tiles(lua->rules, lua->game)[self->index].cell;
        for (int32_t i = 0; i < far; i++) {
            cell = jac_cell_next(cell, d);
            uint16_t there = jac_tile_at(lua->rules, lua->game, cell);
            if (there != JAC_NONE)
                tile[n++] = there;
        }
    }
    jac_lua_charge(L, (size_t)far);
    return give_loop(L, n, JAC_T_TILE);
}

/* game:first(pick, player, ...) */
int jac_lua_first(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    asked a = read_asked(L, 2, 3);
    int32_t found;
    jac_cursor cursor = { 0 };
    bool any =
        jac_pick_next(lua->engine, lua->game, a.pick, a.player, a.argc, a.arg, &cursor, &found);
    jac_lua_charge(L, most(lua, a.type) / 4);
    if (any)
        jac_lua_give(L, a.type, found);
    else
        lua_pushnil(L);
    return 1;
}

/* game:count(pick, player, ...) */
int jac_lua_count(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    asked a = read_asked(L, 2, 3);
    uint32_t n = jac_pick_all(lua->engine, lua->game, a.pick, a.player, a.argc, a.arg, NULL, 0);
    jac_lua_charge(L, most(lua, a.type) / 4);
    lua_pushinteger(L, n);
    return 1;
}

/* game:send_home(pick, cause, player, ...) */
int jac_lua_send_home(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    asked a = read_asked(L, 2, 4);
    if (a.type != JAC_T_FIGURE)
        return luaL_argerror(L, 2, "a pick of figures expected");
    jac_lua_writing(L, "game:send_home");
    uint16_t cause = jac_lua_cause_arg(L, 3);
    uint32_t n = collect(L, &a, 0);
    jac_status status = JAC_OK;
    for (uint32_t i = 0; i < n && status == JAC_OK; i++)
        status = jac_figure_to(lua->engine, lua->game, (uint32_t)lua->member[lua->member_top + i],
                               jac_place_pack(JAC_AT_SUPPLY, 0), jac_lua_acting(lua), cause);
    jac_lua_done(L, status, "game:send_home");
    lua_pushinteger(L, n);
    return 1;
}

/* game:in_pick(pick, subject, player, ...) */
int jac_lua_in_pick(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    asked a = read_asked(L, 2, 4);
    int32_t subject = jac_lua_arg(L, 3, a.type);
    if (a.type == JAC_T_FEATURE) /* a pick names a feature by its label */
        subject = jac_segments(lua->rules, lua->game)[subject].feature;
    lua_pushboolean(L,
                    jac_pick_has(lua->engine, lua->game, a.pick, a.player, subject, a.argc, a.arg));
    return 1;
}
