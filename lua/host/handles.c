/* handles.c - what a module holds of a game: a kind and a number, one userdata each a state.
 *
 * A handle never points into a game. It means the thing with that number in the game being run;
 * when there is none, using it is an error. A feature's handle is one of its segments: features
 * merge, and the handle means whatever that segment belongs to now. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "methods.h"

static const char *const kind_names[JAC_H_COUNT] = { "game", "turn",    "player",  "figure",
                                                     "tile", "segment", "feature", "place",
                                                     "cell", "marks",   "state",   "state" };

const char *jac_handle_name(int kind) { return kind_names[kind]; }

jac_handle *jac_lua_new_handle(lua_State *L, int kind, int32_t index)
{
    jac_handle *handle = lua_newuserdatauv(L, sizeof *handle, 0);
    *handle = (jac_handle){ .kind = (uint8_t)kind, .index = index };
    lua_rawgeti(L, LUA_REGISTRYINDEX, jac_lua_of(L)->meta[kind]);
    lua_setmetatable(L, -2);
    return handle;
}

void jac_lua_push_function(lua_State *L, lua_CFunction f, int extra)
{
    lua_rawgeti(L, LUA_REGISTRYINDEX, jac_lua_of(L)->cache);
    lua_insert(L, -1 - extra);
    lua_pushcclosure(L, f, 1 + extra);
}

void jac_lua_keep(lua_State *L, lua_Integer key)
{
    jac_lua *lua = jac_lua_of(L);
    lua_pushvalue(L, -1);
    lua->growing = true;
    lua_rawseti(L, JAC_LUA_CACHE, key);
    lua->growing = false;
}

void jac_lua_give_handle(lua_State *L, int kind, int32_t index)
{
    lua_Integer key = jac_lua_key(kind, index);
    if (lua_rawgeti(L, JAC_LUA_CACHE, key) != LUA_TNIL)
        return;
    lua_pop(L, 1);
    luaL_checkstack(L, 6, NULL);
    jac_lua_new_handle(L, kind, index);
    jac_lua_keep(L, key);
}

jac_handle *jac_lua_handle_at(lua_State *L, int arg)
{
    return lua_type(L, arg) == LUA_TUSERDATA ? lua_touserdata(L, arg) : NULL;
}

/* Does the thing exist in the game being run? */
static bool exists(const jac_lua *lua, const jac_handle *handle)
{
    const jac_game *g = lua->game;
    int32_t i = handle->index;
    switch (handle->kind) {
    case JAC_H_TILE:
        return i < g->tile_count;
    case JAC_H_SEGMENT:
    case JAC_H_FEATURE:
        return i < g->segment_count;
    case JAC_H_FIGURE:
        return i < (int32_t)lua->rules->figure.count;
    case JAC_H_PLAYER:
        return i < lua->rules->base.players;
    case JAC_H_PLACE: {
        uint32_t n = jac_place_index(i);
        switch (jac_place_at(i)) {
        case JAC_AT_SEGMENT:
        case JAC_AT_HELD:
            return n < g->segment_count;
        case JAC_AT_TILE:
            return n < g->tile_count;
        case JAC_AT_CORNER:
            return n / 4 < g->tile_count;
        default:
            return true;
        }
    }
    default:
        return true;
    }
}

void jac_lua_alive(lua_State *L, const jac_handle *handle)
{
    const jac_lua *lua = jac_lua_of(L);
    if (!lua->game)
        luaL_error(L, "there is no game now; a %s means something inside handlers only",
                   kind_names[handle->kind]);
    if (!exists(lua, handle))
        luaL_error(L,
                   "this %s does not exist in the game being run; keep what you need in state, "
                   "not in a local of the file",
                   kind_names[handle->kind]);
}

jac_handle *jac_lua_check(lua_State *L, int arg, int kind)
{
    jac_handle *handle = jac_lua_handle_at(L, arg);
    if (!handle || handle->kind != kind)
        luaL_typeerror(L, arg, kind_names[kind]);
    else
        jac_lua_alive(L, handle);
    return handle;
}

/* ---- metatables ------------------------------------------------------------------------------ */

static int no_such_name(lua_State *L, const jac_api_kind *kind)
{
    if (lua_type(L, 2) != LUA_TSTRING)
        return luaL_error(L, "a %s has no field of type %s", kind->name, luaL_typename(L, 2));
    const char *names[64];
    size_t n = 0;
    for (size_t i = 0; i < kind->count && n < 64; i++)
        names[n++] = kind->entry[i].name;
    const char *near = jac_nearest(lua_tostring(L, 2), names, n);
    return near ? luaL_error(L, "a %s has no \"%s\"; did you mean \"%s\"?", kind->name,
                             lua_tostring(L, 2), near)
                : luaL_error(L, "a %s has no \"%s\"; see `jacquerie api %s`", kind->name,
                             lua_tostring(L, 2), kind->name);
}

/* handle.name: a field is read by its getter, a method is the function itself. Upvalues: the cache;
 * name -> entry or function; the kind's table of entries. The game, which is one, is asked through
 * its table of methods. */
static int handle_index(lua_State *L)
{
    lua_pushvalue(L, 2);
    int type = lua_rawget(L, lua_upvalueindex(2));
    if (type == LUA_TLIGHTUSERDATA) {
        const jac_api_entry *field = lua_touserdata(L, -1);
        jac_handle *self = lua_touserdata(L, 1), game = { .kind = JAC_H_GAME };
        if (!self)
            self = &game;
        jac_lua_alive(L, self);
        return field->get(L, jac_lua_of(L), self);
    }
    return type == LUA_TFUNCTION ? 1 : no_such_name(L, lua_touserdata(L, lua_upvalueindex(3)));
}

static int handle_set(lua_State *L)
{
    const jac_handle *self = lua_touserdata(L, 1);
    return luaL_error(L, "%s.%s can't be set; what may change has a method", kind_names[self->kind],
                      luaL_tolstring(L, 2, NULL));
}

/* Two handles of one feature may hold different segments of it. */
static int feature_equal(lua_State *L)
{
    const jac_lua *lua = jac_lua_of(L);
    const jac_handle *a = jac_lua_handle_at(L, 1), *b = jac_lua_handle_at(L, 2);
    bool same = a && b && a->kind == JAC_H_FEATURE && b->kind == JAC_H_FEATURE &&
                jac_lua_label(lua, a->index) == jac_lua_label(lua, b->index);
    lua_pushboolean(L, same);
    return 1;
}

static void segment_text(const jac_lua *lua, uint32_t segment, char *text, size_t size)
{
    char name[48];
    const jac_segment *s = jac_segments(lua->rules, lua->game) + segment;
    const jac_tile *tile = jac_tiles(lua->rules, lua->game) + s->tile;
    jac_segment_name(lua->rules, lua->game, segment, name, sizeof name);
    snprintf(text, size, "%s at %d,%d", name, jac_cell_x(tile->cell), jac_cell_y(tile->cell));
}

static void place_text(const jac_lua *lua, int32_t place, char *text, size_t size)
{
    static const char *const names[] = {
#define X(word) #word,
        JAC_LUA_WORDS(X)
#undef X
    };
    uint16_t segment = jac_place_segment(place);
    char where[80] = "";
    if (segment != JAC_NONE)
        segment_text(lua, segment, where, sizeof where);
    snprintf(text, size, "%s%s%s", names[jac_place_at(place)], *where ? " " : "", where);
}

static void handle_text(const jac_lua *lua, const jac_handle *h, char *text, size_t size)
{
    const jac_ruleset *r = lua->rules;
    char more[120] = "";
    snprintf(text, size, "%s", kind_names[h->kind]);
    if (!lua->game || !exists(lua, h))
        return;
    switch (h->kind) {
    case JAC_H_PLAYER:
        snprintf(text, size, "%s", r->base.name[h->index]);
        break;
    case JAC_H_FIGURE: {
        const jac_figure_def *def = &r->figure.at[h->index];
        place_text(lua, jac_figures(r, lua->game)[h->index].place, more, sizeof more);
        snprintf(text, size, "%s %s (%s)",
                 def->owner == 0xFF ? "neutral" : r->base.name[def->owner],
                 jac_text(r, r->figure_kind.at[def->kind].name), more);
        break;
    }
    case JAC_H_TILE: {
        const jac_tile *t = jac_tiles(r, lua->game) + h->index;
        snprintf(text, size, "%s at %d,%d", jac_text(r, r->type.at[t->type].name),
                 jac_cell_x(t->cell), jac_cell_y(t->cell));
        break;
    }
    case JAC_H_SEGMENT:
        segment_text(lua, (uint32_t)h->index, text, size);
        break;
    case JAC_H_FEATURE:
        segment_text(lua, (uint32_t)jac_lua_label(lua, h->index), more, sizeof more);
        snprintf(text, size, "feature of %s", more);
        break;
    case JAC_H_PLACE:
        place_text(lua, h->index, text, size);
        break;
    case JAC_H_CELL:
        snprintf(text, size, "%d,%d", jac_cell_x(h->index), jac_cell_y(h->index));
        break;
    default:
        break;
    }
}

static int handle_tostring(lua_State *L)
{
    char text[160];
    handle_text(jac_lua_of(L), lua_touserdata(L, 1), text, sizeof text);
    lua_pushstring(L, text);
    return 1;
}

/* Sets __index of the metatable on top [-0, +0]. */
static void open_index(lua_State *L, const jac_api_kind *api)
{
    lua_createtable(L, 0, (int)api->count);
    for (size_t i = 0; i < api->count; i++) {
        if (api->entry[i].call)
            jac_lua_push_function(L, api->entry[i].call, 0);
        else
            lua_pushlightuserdata(L, (void *)(uintptr_t)&api->entry[i]);
        lua_setfield(L, -2, api->entry[i].name);
    }
    lua_pushlightuserdata(L, (void *)(uintptr_t)api);
    jac_lua_push_function(L, handle_index, 2);
    lua_setfield(L, -2, "__index");
}

/* Lets the metatable on top [-0, +0] find methods in a table, which Lua looks into without a call;
 * what isn't there it gets from the __index that was. That one doesn't learn which handle was
 * asked: only for the kind that has one. */
static void index_by_methods(lua_State *L, const jac_api_kind *api)
{
    lua_createtable(L, 0, (int)api->count);
    for (size_t i = 0; i < api->count; i++)
        if (api->entry[i].call) {
            jac_lua_push_function(L, api->entry[i].call, 0);
            lua_setfield(L, -2, api->entry[i].name);
        }
    lua_createtable(L, 0, 1);
    lua_getfield(L, -3, "__index");
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_setfield(L, -2, "__index");
}

/* The metatable of a kind; `api` NULL: its __index is set by who owns it. */
static void open_kind(jac_lua *lua, int kind, const jac_api_kind *api)
{
    lua_State *L = lua->L;
    lua_createtable(L, 0, 8);
    lua_pushstring(L, kind_names[kind]);
    lua_pushvalue(L, -1);
    lua_setfield(L, -3, "__name");
    lua_setfield(L, -2, "__metatable");
    lua_pushcfunction(L, handle_tostring);
    lua_setfield(L, -2, "__tostring");
    lua_pushcfunction(L, handle_set);
    lua_setfield(L, -2, "__newindex");
    if (kind == JAC_H_FEATURE) {
        lua_pushcfunction(L, feature_equal);
        lua_setfield(L, -2, "__eq");
    }
    if (api)
        open_index(L, api);
    if (kind == JAC_H_GAME)
        index_by_methods(L, api);
    lua->meta[kind] = luaL_ref(L, LUA_REGISTRYINDEX);
}

void jac_lua_handles_open(jac_lua *lua)
{
    static const jac_api_kind *const api[JAC_H_COUNT] = {
        [JAC_H_GAME] = &jac_api_game,       [JAC_H_TURN] = &jac_api_turn,
        [JAC_H_PLAYER] = &jac_api_player,   [JAC_H_FIGURE] = &jac_api_figure,
        [JAC_H_TILE] = &jac_api_tile,       [JAC_H_SEGMENT] = &jac_api_segment,
        [JAC_H_FEATURE] = &jac_api_feature, [JAC_H_PLACE] = &jac_api_place,
        [JAC_H_CELL] = &jac_api_cell,
    };
    static const struct {
        size_t ref;
        lua_CFunction f;
    } handed_out[] = { { offsetof(jac_lua, next_member), jac_lua_next_member },
                       { offsetof(jac_lua, list_add), jac_lua_list_add },
                       { offsetof(jac_lua, giver), jac_lua_giver } };
    lua_State *L = lua->L;
    lua_newtable(L);
    lua->cache = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_newtable(L);
    lua->flags = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_newtable(L);
    lua_createtable(L, 0, 1);
    lua_pushliteral(L, "v");
    lua_setfield(L, -2, "__mode");
    lua_setmetatable(L, -2);
    lua->far_cells = luaL_ref(L, LUA_REGISTRYINDEX);
    for (int kind = 0; kind < JAC_H_COUNT; kind++)
        open_kind(lua, kind, api[kind]);
    jac_lua_cells_open(lua);
    for (size_t i = 0; i < sizeof handed_out / sizeof handed_out[0]; i++) {
        jac_lua_push_function(L, handed_out[i].f, 0);
        *(int *)(void *)((char *)lua + handed_out[i].ref) = luaL_ref(L, LUA_REGISTRYINDEX);
    }
}

/* ---- the cache ------------------------------------------------------------------------------- */

/* All handles of a game and all words, so that playing allocates nothing. */
static int make_handles(lua_State *L)
{
    const jac_lua *lua = jac_lua_of(L);
    const jac_ruleset *r = lua->rules;
    jac_lua_give_handle(L, JAC_H_GAME, 0);
    jac_lua_give_handle(L, JAC_H_TURN, 0);
    for (int p = 0; p < r->base.players; p++)
        jac_lua_give_handle(L, JAC_H_PLAYER, p);
    for (uint32_t f = 0; f < r->figure.count; f++) {
        lua_settop(L, 0);
        jac_lua_give_handle(L, JAC_H_FIGURE, (int32_t)f);
    }
    for (uint32_t t = 0; t < r->layout.tile_max; t++) {
        lua_settop(L, 0);
        jac_lua_give_handle(L, JAC_H_TILE, (int32_t)t);
    }
    for (uint32_t i = 0; i < r->layout.segment_max; i++) {
        lua_settop(L, 0);
        jac_lua_give_handle(L, JAC_H_SEGMENT, (int32_t)i);
        jac_lua_give_handle(L, JAC_H_FEATURE, (int32_t)i);
        jac_lua_give_handle(L, JAC_H_PLACE, jac_place_pack(JAC_AT_SEGMENT, i));
    }
    for (int w = 0; w < JAC_W_COUNT; w++)
        jac_lua_give_word(L, (jac_word)w);
    return 0;
}

static int make_in_closure(lua_State *L)
{
    jac_lua_push_function(L, make_handles, 0);
    lua_call(L, 0, 0);
    return 0;
}

jac_status jac_lua_handles_make(jac_lua *lua, jac_error *error)
{
    lua_State *L = lua->L;
    if (!lua_checkstack(L, 4))
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    lua_pushcfunction(L, make_in_closure);
    if (lua_pcall(L, 0, 0, 0) == LUA_OK)
        return JAC_OK;
    lua_pop(L, 1);
    char amount[32];
    return jac_fail(error, JAC_E_RULES, NULL, 0,
                    "memory limit of %s reached before the first game; give [lua] memory more",
                    jac_lua_amount(amount, lua->limits.memory, 1024));
}
