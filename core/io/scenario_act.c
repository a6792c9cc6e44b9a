/* scenario_act.c - playing by the rules: draws, choices, whole turns, the end. */
#include <stdio.h>
#include <string.h>

#include "json_make.h"
#include "problem.h"
#include "scenario_internal.h"

void scenario_apply(lua_State *L, jac_choice choice)
{
    scenario *s = scenario_of(L);
    jac_error error = { 0 };
    char why[800];
    jac_game_copy(s->engine, s->before, s->game);
    if (jac_apply(s->engine, s->game, choice, &error) == JAC_OK) {
        return;
    }
    scenario_error_text(s, &error, why, sizeof why);
    jac_game_copy(s->engine, s->game, s->before);
    scenario_fail(L, false, "%s", why);
}

static bool drawing(const scenario *s)
{
    return jac_game_waits(s->game) == JAC_WAITS_CHANCE &&
           jac_waiting_step(s->rules, s->game)->op == JAC_OP_DRAW;
}

void scenario_ready(lua_State *L)
{
    scenario *s = scenario_of(L);
    while (jac_game_waits(s->game) == JAC_WAITS_CHANCE && s->game->turn.number == 0) {
        const jac_choice *list;
        size_t count;
        jac_error error;
        if (jac_choices(s->engine, s->game, &list, &count, &error) != JAC_OK || count == 0) {
            return;
        }
        scenario_apply(L, list[0]);
    }
}

/* A chance that the scenario has not answered stands in the way of everything else. */
static void no_chance(lua_State *L, const scenario *s)
{
    if (drawing(s)) {
        scenario_fail(L, true, "a tile is to be drawn first; s:draw(type)");
    }
    if (jac_game_waits(s->game) == JAC_WAITS_CHANCE) {
        scenario_fail(L, true, "the chance %s waits; s:chance(name, outcome) answers it",
                      scenario_asked(s));
    }
    if (jac_game_waits(s->game) == JAC_WAITS_OVER) {
        scenario_fail(L, false, "the game is over: nothing can be chosen");
    }
}

/* Passes; confirms where that is asked. False: it must be answered. */
static bool pass_on(lua_State *L, scenario *s)
{
    static const uint16_t offers[] = { JAC_OFFER_PASS, JAC_OFFER_CONFIRM };
    for (int i = 0; i < 2; i++) {
        const jac_choice choice = { offers[i], 0, { 0, 0, 0 } };
        if (jac_choice_legal(s->engine, s->game, choice)) {
            scenario_apply(L, choice);
            return true;
        }
    }
    return false;
}

/* Plays on to the next draw. */
static void to_draw(lua_State *L, scenario *s)
{
    scenario_ready(L);
    while (!drawing(s)) {
        if (jac_game_waits(s->game) == JAC_WAITS_OVER) {
            scenario_fail(L, false, "the game is over: no tile is drawn any more");
        }
        if (jac_game_waits(s->game) == JAC_WAITS_CHANCE) {
            no_chance(L, s);
        }
        if (!pass_on(L, s)) {
            scenario_fail(L, true, "no draw comes before %s is answered", scenario_asked(s));
        }
    }
}

/* A tile that fits nowhere is put away and another is drawn: where only one kind is left, it comes.
 */
static void draw_on(lua_State *L, scenario *s)
{
    while (drawing(s)) {
        const jac_choice *list;
        size_t count;
        jac_error error;
        if (jac_choices(s->engine, s->game, &list, &count, &error) != JAC_OK || count != 1) {
            return;
        }
        scenario_apply(L, list[0]);
        s->drawn_on = true;
    }
}

static void draw(lua_State *L, scenario *s, uint32_t type)
{
    uint16_t turn;
    s->drawn_on = false;
    to_draw(L, s);
    turn = s->game->turn.number;
    if (jac_bag(s->rules, s->game)[type] == 0) { /* the scenario's word is enough */
        JAC_AT_OFFSET(uint16_t, s->game, s->rules->layout.bag)[type]++;
        s->game->bag_count++;
    }
    scenario_apply(L, (jac_choice){ JAC_CHOICE_CHANCE, 0, { (int32_t)type, 0, 0 } });
    if (s->game->turn.number == turn) {
        draw_on(L, s);
    }
}

/* Is the turn's tile (nil: any) drawn already and not placed? */
static bool in_hand(lua_State *L, const scenario *s, int index)
{
    if (jac_game_waits(s->game) != JAC_WAITS_CHOICE || s->game->turn.type == JAC_NONE ||
        s->game->turn.tile != JAC_NONE) {
        return false;
    }
    return lua_isnil(L, index) || scenario_type(L, index) == s->game->turn.type;
}

int scenario_draw(lua_State *L)
{
    scenario *s = scenario_of(L);
    uint32_t type = scenario_type(L, 2);
    if (s->drawn_on && in_hand(L, s, 2)) {
        s->drawn_on = false; /* the only kind left came by itself */
        return 0;
    }
    draw(L, s, type);
    return 0;
}

/* Makes the choice at `index`, which must be one and legal. */
static void choose(lua_State *L, scenario *s, int index)
{
    jac_choice choice;
    bool one;
    char why[800];
    no_chance(L, s);
    if (!scenario_legal(L, index, &choice, &one, why, sizeof why) || !one) {
        scenario_fail(L, false, "%s", why);
    }
    scenario_apply(L, choice);
}

int scenario_choose(lua_State *L)
{
    choose(L, scenario_of(L), 2);
    return 0;
}

int scenario_pass(lua_State *L)
{
    scenario *s = scenario_of(L);
    const jac_choice choice = { JAC_OFFER_PASS, 0, { 0, 0, 0 } };
    no_chance(L, s);
    if (!jac_choice_legal(s->engine, s->game, choice)) {
        scenario_fail(L, false, "%s can't be passed", scenario_asked(s));
    }
    scenario_apply(L, choice);
    return 0;
}

/* ---- chances ------------------------------------------------------------------------------------
 */

/* The outcome at `index` as the record's line for the chance that waits. */
static json_t *outcome_json(lua_State *L, const scenario *s, int index)
{
    json_t *line = json_object(), *outcome = NULL;
    const char *key;
    switch ((jac_op)jac_waiting_step(s->rules, s->game)->op) {
    case JAC_OP_DRAW:
    case JAC_OP_ASIDE:
        key = "tile";
        break;
    case JAC_OP_FIRST:
        key = "player";
        break;
    default:
        key = "outcome";
        break;
    }
    if (lua_isinteger(L, index)) {
        outcome = json_integer(lua_tointeger(L, index));
    } else if (lua_type(L, index) == LUA_TSTRING) {
        outcome = jac_json_string(lua_tostring(L, index));
    }
    jac_json_set(&line, "chance", jac_json_string(scenario_asked(s)));
    if (outcome == NULL || json_object_set_new(line, key, outcome) != 0) {
        json_decref(line);
        scenario_fail(L, true, "chance: an outcome is a number or a name");
    }
    return line;
}

int scenario_chance(lua_State *L)
{
    scenario *s = scenario_of(L);
    const char *name = luaL_checkstring(L, 2);
    jac_choice choice;
    json_t *line;
    jac_error error = { 0 };
    jac_status status;
    char why[800];
    if (jac_game_waits(s->game) != JAC_WAITS_CHANCE) {
        scenario_fail(L, false, "no chance waits%s%s", scenario_asked(s) != NULL ? ", but " : "",
                      scenario_asked(s) != NULL ? scenario_asked(s) : "");
    }
    if (!scenario_is_asked(s, name)) {
        scenario_fail(L, false, "the chance %.60s does not wait, but %s", name, scenario_asked(s));
    }
    line = outcome_json(L, s, 3);
    status = jac_choice_from_json(s->engine, s->game, line, &choice, NULL, 0, &error);
    json_decref(line);
    if (status != JAC_OK) {
        scenario_error_text(s, &error, why, sizeof why);
        scenario_fail(L, true, "%s", why);
    }
    scenario_apply(L, choice);
    return 0;
}

/* ---- a whole turn
 * --------------------------------------------------------------------------------- */

static const char *const turn_keys[] = { "tile", "cell", "x", "y", "rot", NULL };

/* A key of s:turn is one of its own or a prompt's name. */
static void check_turn(lua_State *L, const scenario *s, int index)
{
    const char *names[256];
    size_t count = 0;
    for (; turn_keys[count] != NULL; count++) {
        names[count] = turn_keys[count];
    }
    for (uint32_t i = 0; i < s->rules->prompt.count && count < 250; i++) {
        const char *name = jac_text(s->rules, s->rules->prompt.at[i].name);
        const char *dot = strchr(name, '.');
        names[count++] = dot != NULL ? dot + 1 : name;
        if (dot != NULL) {
            names[count++] = name;
        }
    }
    names[count] = NULL;
    scenario_keys(L, index, names, "key of turn");
}

/* Pushes what the turn says to the prompt that waits; false: nothing. Takes it out of the table of
 * answers at `answers`, so that each is given once. */
static bool answer_for(lua_State *L, const scenario *s, int answers)
{
    const char *asked = scenario_asked(s), *dot = strchr(asked, '.');
    const char *names[2] = { asked, dot != NULL ? dot + 1 : asked };
    for (int i = 0; i < 2; i++) {
        if (lua_getfield(L, answers, names[i]) != LUA_TNIL) {
            lua_pushnil(L);
            lua_setfield(L, answers, names[i]);
            return true;
        }
        lua_pop(L, 1);
    }
    return false;
}

/* A new table of the turn's answers to prompts, on top of the stack. */
static void copy_answers(lua_State *L, int index)
{
    lua_newtable(L);
    lua_pushnil(L);
    while (lua_next(L, index) != 0) {
        bool own = lua_type(L, -2) != LUA_TSTRING;
        for (int i = 0; !own && turn_keys[i] != NULL; i++) {
            own = strcmp(lua_tostring(L, -2), turn_keys[i]) == 0;
        }
        if (!own) {
            lua_pushvalue(L, -2);
            lua_insert(L, -2);
            lua_settable(L, -4);
        } else {
            lua_pop(L, 1);
        }
    }
}

/* The turn's placement, as a choice on top of the stack. */
static void push_placement(lua_State *L, int index)
{
    static const char *const keys[] = { "cell", "x", "y", "rot" };
    lua_newtable(L);
    lua_pushstring(L, "place");
    lua_setfield(L, -2, "c");
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        lua_getfield(L, index, keys[i]);
        lua_setfield(L, -2, keys[i]);
    }
    if (lua_getfield(L, -1, "rot") == LUA_TNIL) {
        lua_pushinteger(L, 0);
        lua_setfield(L, -3, "rot");
    }
    lua_pop(L, 1);
}

int scenario_turn(lua_State *L)
{
    scenario *s = scenario_of(L);
    int answers;
    bool placed = false;
    if (!lua_istable(L, 2)) {
        scenario_fail(L, true, "turn: a table expected, got %s", luaL_typename(L, 2));
    }
    check_turn(L, s, 2);
    copy_answers(L, 2);
    answers = lua_gettop(L);
    lua_getfield(L, 2, "tile");
    if (!in_hand(L, s, lua_gettop(L))) {
        draw(L, s, scenario_type(L, -1));
    }
    while (jac_game_waits(s->game) == JAC_WAITS_CHOICE) {
        if (answer_for(L, s, answers)) {
            choose(L, s, lua_gettop(L));
        } else if (!placed && scenario_is_asked(s, "place")) {
            push_placement(L, 2);
            choose(L, s, lua_gettop(L));
            placed = true;
        } else if (!pass_on(L, s)) {
            scenario_fail(L, true, "turn: %s must be answered; %s = {...}", scenario_asked(s),
                          scenario_asked(s));
        }
        lua_settop(L, answers);
    }
    lua_pushnil(L);
    if (lua_next(L, answers) != 0) {
        scenario_fail(L, false, "turn: %s was not asked", lua_tostring(L, -2));
    }
    if (jac_game_waits(s->game) == JAC_WAITS_CHANCE && !drawing(s)) {
        no_chance(L, s);
    }
    return 0;
}

/* ---- the end
 * ------------------------------------------------------------------------------------- */

int scenario_final(lua_State *L)
{
    scenario *s = scenario_of(L);
    jac_step *agenda = JAC_AT_OFFSET(jac_step, s->game, s->rules->layout.agenda);
    jac_error error = { 0 };
    char why[800];
    scenario_ready(L);
    jac_game_copy(s->engine, s->before, s->game);
    memset(agenda, 0, s->game->agenda_count * sizeof *agenda);
    agenda[0].op = JAC_OP_STATION;
    agenda[0].which = JAC_S_before_final;
    s->game->agenda_count = 1;
    if (jac_game_continue(s->engine, s->game, &error) != JAC_OK) {
        scenario_error_text(s, &error, why, sizeof why);
        jac_game_copy(s->engine, s->game, s->before);
        scenario_fail(L, false, "%s", why);
    }
    return 0;
}
