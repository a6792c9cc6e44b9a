/* methods_game.c - the game, its turn, and what it still has to do. */
#include <string.h>

#include "methods.h"

void jac_lua_writing(lua_State *L, const char *what)
{
    const jac_lua *lua = jac_lua_of(L);
    if (!lua->game)
        luaL_error(L, "%s: there is no game now", what);
    if (lua->in_query)
        luaL_error(L, "%s would change the game; a query, can or list may only look", what);
}

/* A failure of the apply keeps the place of this call when the engine knows none. */
void jac_lua_done(lua_State *L, jac_status status, const char *what)
{
    const jac_lua *lua = jac_lua_of(L);
    const jac_engine *e = lua->engine;
    if (e && e->failed != JAC_OK && e->error.file[0])
        jac_lua_raise(L, &e->error);
    if (status != JAC_OK || (e && e->failed != JAC_OK))
        luaL_error(L, "%s: %s%s%s", what, e->error.what, e->error.hint[0] ? "; " : "",
                   e->error.hint);
}

static uint16_t cause_at(lua_State *L, int arg, const char *list)
{
    luaL_checktype(L, arg, LUA_TSTRING);
    int symbol = jac_lua_find_name(L, arg, JAC_NAME_CAUSE);
    if (symbol < 0)
        luaL_error(L, "no cause or reason \"%s\"; write it in this module's declares.%s",
                   lua_tostring(L, arg), list);
    return (uint16_t)symbol;
}

uint16_t jac_lua_cause_arg(lua_State *L, int arg) { return cause_at(L, arg, "causes"); }

uint16_t jac_lua_reason_arg(lua_State *L, int arg)
{
    const jac_lua *lua = jac_lua_of(L);
    if (!lua_isnoneornil(L, arg))
        return cause_at(L, arg, "reasons");
    return jac_symbol_find(lua->rules, lua->module[lua->running->module].info.name);
}

/* ---- fields of the game ---------------------------------------------------------------------- */

static int game_turn(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)lua;
    (void)self;
    jac_lua_give_handle(L, JAC_H_TURN, 0);
    return 1;
}

static int game_players(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)self;
    jac_lua_give(L, JAC_T_PLAYERS, (1 << lua->rules->base.players) - 1);
    return 1;
}

static int game_active(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)self;
    jac_lua_give_handle(L, JAC_H_PLAYER, lua->game->turn.player);
    return 1;
}

static int game_over(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)self;
    lua_pushboolean(L, jac_game_waits(lua->game) == JAC_WAITS_OVER);
    return 1;
}

static int game_tiles_left(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)self;
    lua_pushinteger(L, jac_game_tiles_left(lua->game));
    return 1;
}

/* ---- the agenda ------------------------------------------------------------------------------ */

/* The two further arguments of a prompt, by its declared types. */
static void prompt_args(lua_State *L, const jac_prompt *prompt, int first, int32_t arg[2])
{
    for (int i = 0; i < prompt->argc && i < 2; i++)
        arg[i] = jac_lua_arg(L, first + i, (jac_type)prompt->type[i]);
    if (lua_gettop(L) >= first + prompt->argc)
        luaL_error(L, "this prompt takes %d arguments", (int)prompt->argc);
}

static int game_ask(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:ask");
    int prompt = jac_lua_name(L, 2, JAC_NAME_PROMPT);
    int32_t player = jac_lua_arg(L, 3, JAC_T_PLAYER), arg[2] = { 0, 0 };
    prompt_args(L, &lua->rules->prompt.at[prompt], 4, arg);
    jac_lua_done(L, jac_ask(lua->engine, lua->game, (uint32_t)prompt, player, arg[0], arg[1]),
                 "game:ask");
    return 0;
}

static int game_ask_round(lua_State *L)
{
    static const char *const from[] = { "active", "left", NULL };
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:ask_round");
    int prompt = jac_lua_name(L, 2, JAC_NAME_PROMPT);
    bool left = luaL_checkoption(L, 3, NULL, from) == 1;
    int32_t arg[2] = { 0, 0 };
    prompt_args(L, &lua->rules->prompt.at[prompt], 4, arg);
    jac_lua_done(L, jac_ask_round(lua->engine, lua->game, (uint32_t)prompt, left, arg[0], arg[1]),
                 "game:ask_round");
    return 0;
}

/* Pushes a step or chance with up to four packed arguments from stack index 3 on. */
static int push_packed_step(lua_State *L, jac_op op, jac_name_kind kind, const char *what)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, what);
    int which = jac_lua_name(L, 2, kind), top = lua_gettop(L);
    int32_t arg[4] = { JAC_LUA_PACKED_NIL, JAC_LUA_PACKED_NIL, JAC_LUA_PACKED_NIL,
                       JAC_LUA_PACKED_NIL };
    if (top > 6)
        return luaL_error(L, "%s: at most four arguments", what);
    for (int i = 3; i <= top; i++)
        if (!jac_lua_pack(L, i, &arg[i - 3]))
            return luaL_argerror(
                L, i, "a handle, boolean, known word or integer under 134217728 expected");
    jac_lua_done(L, jac_push(lua->engine, lua->game, op, (uint32_t)which, arg), what);
    return 0;
}

static int game_push(lua_State *L)
{
    return push_packed_step(L, JAC_OP_STEP, JAC_NAME_STEP, "game:push");
}

static int game_chance(lua_State *L)
{
    return push_packed_step(L, JAC_OP_CHANCE, JAC_NAME_CHANCE, "game:chance");
}

/* game:raise(event, ...): an own declared event */
static int game_raise(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:raise");
    int hook = jac_lua_name(L, 2, JAC_NAME_HOOK);
    const jac_hook_def *def = &lua->rules->hook.at[hook];
    if (def->kind != JAC_HOOK_EVENT || def->module != lua->module[lua->running->module].id)
        return luaL_error(L, "game:raise: %s is no event that this module declares",
                          lua_tostring(L, 2));
    int32_t arg[JAC_ARGS_MAX] = { 0 };
    for (int i = 0; i < def->argc; i++) {
        jac_type type = (jac_type)def->arg[i].type;
        bool none =
            lua_isnoneornil(L, 3 + i) && jac_lua_handle_kind(type) >= 0 && type != JAC_T_CELL;
        arg[i] = !none ? jac_lua_arg(L, 3 + i, type) : type == JAC_T_PLAYER ? -1 : JAC_NONE;
    }
    jac_raise(lua->engine, lua->game, (uint32_t)hook, def->argc, arg);
    jac_lua_done(L, JAC_OK, "game:raise");
    return 0;
}

static int game_part_again(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:part_again");
    jac_part_again(lua->engine, lua->game);
    return 0;
}

static int game_tally(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:tally");
    int stat = jac_lua_name(L, 2, JAC_NAME_STAT);
    int32_t n = 1;
    if (!lua_isnoneornil(L, 3) && !jac_lua_to(lua, 3, JAC_T_INTEGER, &n))
        return luaL_argerror(L, 3, "an integer of at most 2147483647 expected");
    jac_lua_done(L, jac_stat_add(lua->engine, lua->game, (uint32_t)stat, n), "game:tally");
    return 0;
}

#define LIST "", "1.0"
static const jac_api_entry game_entries[] = {
    { "turn", NULL, "turn", "1.0", "What is known of this turn.", game_turn, NULL },
    { "players", NULL, "player[]", "1.0", "All players in seating order; read-only.", game_players,
      NULL },
    { "active", NULL, "player", "1.0", "Whose turn it is.", game_active, NULL },
    { "over", NULL, "boolean", "1.0", "Has the game ended?", game_over, NULL },
    { "tiles_left", NULL, "integer", "1.0", "Tiles that can still be drawn.", game_tiles_left,
      NULL },
    { "each", "pick:string player:player? ...:any", "fun(): any", "1.0",
      "Iterates over a pick's members; which they are is decided when the loop begins.", NULL,
      jac_lua_each },
    { "first", "pick:string player:player? ...:any", "any?", "1.0",
      "The first member of a pick, or nil.", NULL, jac_lua_first },
    { "count", "pick:string player:player? ...:any", "integer", "1.0",
      "How many members a pick has.", NULL, jac_lua_count },
    { "send_home", "pick:string cause:cause player:player? ...:any", "integer", "1.0",
      "Sends all figures of a pick to their owners' supplies; returns how many went. The player is "
      "the pick's, and who does it the one who acts now.",
      NULL, jac_lua_send_home },
    { "in_pick", "pick:string subject:any player:player? ...:any", "boolean", "1.0",
      "Does this one belong to the pick?", NULL, jac_lua_in_pick },
    { "ask", "prompt:string player:player ...:any", LIST,
      "Asks a player; the prompt waits on the agenda. Its arguments are as declared.", NULL,
      game_ask },
    { "ask_round", "prompt:string from:from ...:any", LIST,
      "Asks every player in turn, from the active one or the one to the left.", NULL,
      game_ask_round },
    { "push", "step:string ...:any", LIST,
      "Puts one of the module's steps on the agenda, with up to four handles, integers, booleans "
      "or known "
      "words.",
      NULL, game_push },
    { "chance", "chance:string ...:any", LIST,
      "Puts one of the module's chances on the agenda; its `resolved` gets the outcome, then "
      "these.",
      NULL, game_chance },
    { "tell", "verb:string ...:any", "any", "1.0",
      "Runs another module's verb at once, as its owner's code; nothing happens when that module "
      "is off. It stands in requires or uses.",
      NULL, jac_lua_tell },
    { "query", "query:string ...:any", "any", "1.0",
      "Asks a query: the answer so far (it may be left out: true, 0), then its arguments.", NULL,
      jac_lua_ask_query },
    { "raise", "event:string ...:any", LIST, "Raises an event that the module declares.", NULL,
      game_raise },
    { "tally", "stat:string n:integer?", LIST,
      "Adds 1, or n, to one of the module's counters (`stats`).", NULL, game_tally },
    { "part_again", "", LIST, "Asks for another part of this turn after this one.", NULL,
      game_part_again },
    { "tile_at", "x:integer y:integer", "tile?", "1.0", "The tile that lies there.", NULL,
      jac_lua_tile_at },
    { "cell", "x:integer y:integer", "cell", "1.0", "A square of the board.", NULL, jac_lua_cell },
    { "slot", "area:string n:integer", "place", "1.0",
      "The n-th slot of one of the module's areas.", NULL, jac_lua_slot },
    { "marks", "type:type", "marks", "1.0", "The marks of a tile type.", NULL, jac_lua_marks },
    { "may_stand", "kind:kind place:place player:player?", "boolean", "1.0",
      "May a figure of the kind stand there, by all rules in force?", NULL, jac_lua_may_stand },
    { "lay_aside", "mark:string n:integer", LIST,
      "Puts n tiles with the mark aside, unseen, each by chance.", NULL, jac_lua_lay_aside },
    { "lay_tile", "type:type cell:cell rotation:integer? player:player?", "tile", "1.0",
      "Lays a tile without asking; it must fit.", NULL, jac_lua_lay_tile },
    { "give_tile", "type:type cell:cell? rotation:integer?", LIST,
      "At source or last_tiles: the active player has this tile instead of drawing one; with a "
      "cell it is placed there at once.",
      NULL, jac_lua_give_tile },
    { "turn_to", "player:player", LIST,
      "At last_tiles: a further turn begins, this player's; a tile given in it is played.", NULL,
      jac_lua_turn_to },
    { "take_from_bag", "type:type", "boolean", "1.0",
      "Takes one such tile out of the bag, if it has one.", NULL, jac_lua_bag_take },
    { "keep_tile", "type:type zone:zone owner:player? viewer:viewer?", LIST,
      "Adds a tile to a zone: aside, hand, deck, discard or out.", NULL, jac_lua_keep_tile },
    { "put_away", "zone:zone", LIST,
      "At drawn: the tile in hand goes to a zone, for all to see, and another is drawn.", NULL,
      jac_lua_put_away },
    { "back_to_bag", "zone:zone mark:string?", "integer", "1.0",
      "Puts the tiles of a zone, or those with the mark, back into the bag; how many.", NULL,
      jac_lua_back_to_bag },
    { "join", "a:segment b:segment", LIST, "Joins two segments of one kind beyond their edges.",
      NULL, jac_lua_join },
    { "unjoin", "a:segment b:segment", LIST, "Undoes a join.", NULL, jac_lua_unjoin },
    { "batch_add", "feature:feature occasion:occasion? reason:cause?", LIST,
      "Adds a feature to the batch being collected; outside scoring starts one (\"triggered\"). "
      "The reason is that of its points: one of the module's; left out, \"scored\".",
      NULL, jac_lua_batch_add },
    { "batch_drop", "feature:feature", LIST, "Takes a feature out of the batch.", NULL,
      jac_lua_batch_drop },
};
const jac_api_kind jac_api_game = {
    "game", "The game being run: the first argument of every handler, query, step and take.",
    game_entries, sizeof game_entries / sizeof *game_entries
};
