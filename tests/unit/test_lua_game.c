/* Modules at work in games: payloads, queries, cells, chance, verbs, and who is blamed. */
#include <string.h>

#include "suites.h"
#include "test_lua_kit.h"

#define HEAD "return { api = 1, name = 'mod', title = 'Mod', version = '1', license = 'MIT', "

/* Loads one module and plays a game; the result must be as expected ("": no error). */
static void plays(const char *text, const char *expected)
{
    lua_kit k;
    lua_kit_load(&k, NULL, "mod", text, NULL);
    jac_status status = lua_kit_play(&k, 7);
    if (*expected)
        ck_assert_msg(status != JAC_OK && strstr(k.text, expected),
                      "%s\ngave:     %s\nexpected: %s", text, k.text, expected);
    else
        ck_assert_msg(status == JAC_OK, "%s\ngave: %s", text, k.text);
    ck_assert_int_eq(lua_gettop(k.lua->L), 0);
    lua_kit_close(&k);
}

/* ---- answers of queries ---------------------------------------------------------------------- */

static const struct {
    const char *returns, *expected;
} answers[] = {
    { "6 / 2", "" },
    { "-0.0", "" },
    { "nil", "" },
    { "", "" },
    { "3, 'x'", "" },
    { "7 / 2", "returned the number 3.5; expected integer, or nothing" },
    { "'5'", "returned the string \"5\"; expected integer" },
    { "true", "returned true; expected integer" },
    { "{}", "returned a table; expected integer" },
    { "0 / 0", "expected integer" },
    { "math.huge", "returned the number inf" },
    { "2 ^ 53", "returned the number 9.007" },
};

START_TEST(query_answers_are_checked)
{
    char text[400];
    snprintf(text, sizeof text,
             HEAD "queries = {\n  feature_points = function(game, points)\n    return %s\n"
                  "  end } }",
             answers[_i].returns);
    plays(text, answers[_i].expected);
    if (*answers[_i].expected) {
        char whole[200];
        snprintf(whole, sizeof whole, "mod/init.lua:2: error: ");
        plays(text, whole);
        plays(text, "in queries.feature_points of mod, turn ");
    }
}
END_TEST

/* ---- counters -------------------------------------------------------------------------------- */

static int32_t stat(const lua_kit *k, const jac_game *game, const char *name)
{
    for (size_t i = 0; i < jac_stat_count(k->engine); i++)
        if (strcmp(jac_stat_name(k->engine, i), name) == 0)
            return jac_game_stat(k->engine, game, i);
    ck_abort_msg("no counter %s", name);
    return 0;
}

START_TEST(counters_live_in_the_game)
{
    lua_kit k;
    lua_kit_load(&k, NULL, "mod",
                 HEAD "stats = { turns = 'turns begun', tens = 'ten of each' },\n"
                      "on = { start = function(game) game:tally('turns') game:tally('tens', 10) "
                      "end } }",
                 NULL);
    ck_assert_uint_eq(jac_stat_count(k.engine), 2);
    ck_assert_str_eq(jac_stat_name(k.engine, 0), "mod.tens");
    ck_assert_str_eq(jac_stat_text(k.engine, 1), "turns begun");
    ck_assert_ptr_null(jac_stat_name(k.engine, 2));
    ck_assert_ptr_null(jac_stat_text(k.engine, 2));
    ck_assert_int_eq(jac_game_stat(k.engine, k.game, 2), 0);
    ck_assert_int_eq(lua_kit_play(&k, 7), JAC_OK);
    ck_assert_int_eq(stat(&k, k.game, "mod.turns"), 71); /* 72 tiles, one lies there */
    ck_assert_int_eq(stat(&k, k.game, "mod.tens"), 710);
    jac_game *copy = jac_game_clone(k.engine, k.game);
    ck_assert_int_eq(jac_game_start(k.engine, k.game, 8, &k.error), JAC_OK);
    ck_assert_int_eq(stat(&k, k.game, "mod.turns"), 1);
    ck_assert_int_eq(stat(&k, copy, "mod.turns"), 71);
    jac_game_free(k.engine, copy);
    lua_kit_close(&k);
}
END_TEST

START_TEST(an_undo_takes_back_what_was_counted)
{
    lua_kit k;
    const jac_choice *list;
    size_t count;
    lua_kit_load(&k, NULL, "mod",
                 HEAD "stats = { laid = 'tiles laid' },\n"
                      "on = { tile_placed = function(game) game:tally('laid') end } }",
                 NULL);
    jac_session *s = jac_session_new(k.engine, 3, &k.error);
    const int32_t before = stat(&k, jac_session_game(s), "mod.laid");
    ck_assert_int_eq(jac_session_choices(s, &list, &count, &k.error), JAC_OK);
    ck_assert_int_eq(jac_session_apply(s, list[0], &k.error), JAC_OK);
    ck_assert_int_eq(stat(&k, jac_session_game(s), "mod.laid"), before + 1);
    ck_assert_int_eq(jac_session_undo(s, &k.error), JAC_OK);
    ck_assert_int_eq(stat(&k, jac_session_game(s), "mod.laid"), before);
    ck_assert_int_eq(jac_session_close(s, &k.error), JAC_OK);
    lua_kit_close(&k);
}
END_TEST

/* ---- handlers -------------------------------------------------------------------------------- */

static const struct {
    const char *text, *expected;
} games[] = {
    /* a tile, those beside it, and one further on over a gap or not */
    { "on = { placed = function(game)\n"
      "  local tile, near, far = game.turn.tile, 0, 0\n"
      "  for other in tile:in_line(1) do\n"
      "    near = near + 1\n"
      "    assert((near == 1) == (other == tile))\n"
      "    assert(math.abs(other.x - tile.x) + math.abs(other.y - tile.y) == (near > 1 and 1 or "
      "0))\n"
      "  end\n"
      "  for other in tile:in_line(1000) do\n"
      "    assert(other.x == tile.x or other.y == tile.y)\n"
      "    far = far + 1\n"
      "  end\n"
      "  assert(near >= 2 and far >= near)\n"
      "end }",
      "" },
    { "on = { placed = function(game) for _ in game.turn.tile:in_line(1001) do end end }",
      "an integer from 0 to 1000 expected" },
    /* all figures of a pick go home together; of another pick none can */
    { "declares = { causes = { 'called' } },\n"
      "pick = { there = { figures = 'own' }, spare = { kinds = 'supply' } },\n"
      "on = { meeple_placed = function(game, figure, from, to, by)\n"
      "  assert(game:count('there', by) == 1 and game:send_home('there', 'called', by) == 1)\n"
      "  assert(figure.at == 'supply' and game:send_home('there', 'called', by) == 0)\n"
      "end }",
      "" },
    { "pick = { spare = { kinds = 'supply' } },\n"
      "on = { start = function(game) game:send_home('spare', 'forced') end }",
      "bad argument #1 to 'send_home' (a pick of figures expected)" },
    /* every field of every handle may be read */
    { "on = { meeple_placed = function(game, figure, from, to, by, cause)\n"
      "  assert(figure.owner == by and figure.kind == 'meeple' and figure.meeple and figure.at == "
      "'segment')\n"
      "  assert(from.at == 'supply' and from.segment == nil and to.at == 'segment' and cause == "
      "'action')\n"
      "  assert(to.segment == figure.segment and to.tile == figure.tile and to == figure.place)\n"
      "  assert(figure.feature == figure.segment.feature and figure.feature.meeples >= 1)\n"
      "  local t = game.turn\n"
      "  assert(t.player == game.active and t.tile == figure.tile and t.type == t.tile.type and "
      "t.part == 1)\n"
      "  assert(t.source == 'bag' and t.placed == 1 and t.moved == 0 and t.number > 0)\n"
      "  assert(game:tile_at(t.tile.x, t.tile.y) == t.tile and t.tile.cell.tile == t.tile)\n"
      "  assert(t.tile.player == by and t.tile.rotation % 90 == 0 and t.tile.marks.none == nil)\n"
      "  local found for _, s in ipairs(t.tile.segments) do found = found or s == figure.segment "
      "end\n"
      "  assert(found and t.tile:segment(figure.segment.name) == figure.segment)\n"
      "  found = false for _, f in ipairs(figure.feature.figures) do found = found or f == figure "
      "end\n"
      "  assert(found and figure.feature.tiles > 0 and figure.feature.open >= 0)\n"
      "  assert(figure.feature:value('completed') >= 0 and #figure.feature.segments > 0)\n"
      "  assert(by.index >= 1 and #by.name > 0 and by.left.left == by and by:supply() < 7)\n"
      "  assert(#game.players == 2 and game.players[by.index] == by and not game.over)\n"
      "  assert(tostring(by) == by.name and tostring(figure):sub(1, #by.name) == by.name)\n"
      "  for _, s in ipairs(figure.segment.touches) do assert(s.tile == t.tile) end\n"
      "end }",
      "" },
    { "on = { drawn = function(game)\n  assert(game.turn.type and not game.turn.tile)\n"
      "  assert(game.turn.marks.x == nil and game.tiles_left >= 0) end }",
      "" },
    { "on = { feature_scored = function(game, feature, points, winners, occasion)\n"
      "  for _, p in ipairs(winners) do assert(p.points >= 0) end\n"
      "  assert(#winners <= 2 and (occasion == 'completed' or occasion == 'final'))\n end }",
      "" },
    /* cells */
    { "state = { n = cell.game(0, { range = { 0, 3 } }), b = cell.per_player(false),\n"
      "  l = cell.per_player(0, { length = 3, range = { -5, 5 } }) },\n"
      "on = { start = function(game)\n  local p = game.active\n  state.n = (state.n + 1) % 4\n"
      "  state.b[p] = not state.b[p]\n  state.l[p][2] = -state.n\n"
      "  assert(state.l[p][2] == -state.n and state.l[p][1] == 0 and #state.l[p] == 3)\n"
      "  assert(state.l[p.left] ~= state.l[p]) end }",
      "" },
    { "state = { n = cell.game(0, { range = { 0, 3 } }) },\non = { start = function() state.n = "
      "state.n + 1 end }",
      "mod/init.lua:2: error: state.n: 4 is outside 0..3; in on.start of mod, turn 4 of Blue" },
    { "state = { n = cell.game(0) }, on = { start = function() state.n = true end }",
      "state.n takes an integer, not boolean \"true\"" },
    { "state = { n = cell.per_player(0) }, on = { start = function(game) state.n[1] = 2 end }",
      "state.n[...] takes a player, not a number" },
    { "state = { n = cell.per_player(0) }, on = { start = function(game) state.n = 2 end }",
      "state.n has a value for each of its items" },
    { "on = { start = function(game) state.pricc = 2 end }, state = { price = cell.game(0) }",
      "mod has no state \"pricc\"; did you mean \"price\"?" },
    /* counters */
    { "stats = { fines = 'x', due = 'y' }, on = { start = function(game)\n  game:tally('fines')\n"
      "  game:tally('due', -3)\n  game:tally('due', 0) end }",
      "" },
    { "stats = { fines = 'x' }, on = { start = function(game)\n  game:tally('finse') end }",
      "mod/init.lua:2: error: mod has no counter \"finse\"; did you mean \"fines\"?" },
    { "stats = { fines = 'x' }, on = { start = function(game) game:tally('fines', 1.5) end }",
      "an integer of at most 2147483647 expected" },
    { "stats = { fines = 'x' }, on = { start = function(game) game:tally('fines', '2') end }",
      "an integer of at most 2147483647 expected" },
    { "stats = { fines = 'x' }, on = { start = function(game)\n"
      "  game:tally('fines', 2147483647) end }",
      "mod/init.lua:2: error: game:tally: mod.fines would be 4294967294; a counter is "
      "-2147483648..2147483647; in on.start of mod, turn 2 of Blue" },
    { "stats = { fines = 'x' }, on = { start = function() state['stats.fines'] = 1 end }",
      "mod has no state \"stats.fines\"" },
    { "stats = { fines = 'x' },\n"
      "queries = { feature_points = function(game) game:tally('fines') end }",
      "game:tally would change the game" },
    /* looking only */
    { "queries = { feature_points = function(game) game.active:score(1) end }",
      "player:score would change the game" },
    { "state = { n = cell.game(0) }, queries = { feature_points = function() state.n = 1 end }",
      "state would change the game" },
    { "queries = { feature_points = function() math.random(6) end }",
      "a query or list must have the same" },
    { "queries = { feature_points = function(game) pcall(function() game:part_again() end) end }",
      "" },
    /* wrong use */
    { "on = { start = function(game) game.turn.number = 3 end }", "turn.number can't be set" },
    { "on = { start = function(game) return game.activ end }",
      "a game has no \"activ\"; did you mean \"active\"?" },
    { "on = { start = function(game) game:each('nobody') end }", "mod has no pick \"nobody\"" },
    { "pick = { mine = { figures = 'own' } }, on = { start = function(game) game:each('mime') end "
      "}",
      "mod has no pick \"mime\"; did you mean \"mine\"?" },
    { "on = { start = function(game) game.active:score('x') end }",
      "integer expected, got string" },
    { "on = { start = function(game) game.active.score(1) end }", "player expected, got number" },
    { "on = { start = function(game) game.active:score(1, 'because') end }",
      "no cause or reason \"because\"; write it in this module's declares.reasons" },
    { "on = { start = function(game) game.active:score(1) end }", "" },
    { "on = { meeple_placed = function(game, figure) figure:go_home() end }",
      "string expected, got no value" },
    { "on = { meeple_placed = function(game, figure) figure:move(game.turn, 'action') end }",
      "place expected, got turn" },
    { "on = { meeple_placed = function(game, figure) figure:go_home('forced') end }", "" },
    { "on = { meeple_placed = function(game, figure) figure:hold('forced') "
      "figure:move(figure.segment, 'forced') "
      "end }",
      "" },
    { "on = { start = function(game) while true do end end }",
      "mod/init.lua:1: error: instruction limit of 5M reached" },
    { "on = { start = function(game) pcall(function() while true do end end) end }",
      "instruction limit of 5M" },
    { "queries = { may_place = function(game) while true do end end }", "instruction limit of 5M" },
    { "on = { start = function(game) local t = {} while true do t = { t } end end }",
      "memory limit of 16M reached" },
    { "on = { start = function(game) require('x') end }", "not during a game" },
    /* the agenda */
    { "steps = { s = function(game, p, n, f, x)\n  assert(p == game.active and n == -3 and f == "
      "true and x == nil)\n"
      "end }, on = { start = function(game) game:push('s', game.active, -3, true) end }",
      "" },
    { "steps = { s = function(game, c, s, t, w) assert(c.x == -2 and c.y == 3 and s.name and "
      "t.type and\n"
      "  w == 'scored') end }, on = { placed = function(game) local t = game.turn.tile\n"
      "  game:push('s', game:cell(-2, 3), t.segments[1], t, 'scored') end }",
      "" },
    { "steps = { s = function() end }, on = { start = function(game) game:push('s', 1 << 27) end }",
      "integer under 134217728 expected" },
    { "steps = { s = function() end }, on = { start = function(game) game:push('s', {}) end }",
      "handle, boolean" },
    { "chances = { die = { outcomes = { 1, 2, 3 }, resolved = function(game, n, p)\n"
      "  assert(n >= 1 and n <= 3 and p == game.active) p:score(n) end } },\n"
      "on = { start = function(game) game:chance('die', game.active) end }",
      "" },
    { "on = { start = function(game) game:push('absent') end }", "mod has no step \"absent\"" },
    { "steps = { s = function(game) game:push('s') end }, on = { start = function(game) "
      "game:push('s') end }",
      "more than 10000 steps in one choice" },
    { "declares = { events = { e = { args = { 'player', 'figure', 'n:integer' } } } },\n"
      "on = { start = function(game) game:raise('e', game.active, nil, 5) end,\n"
      "  ['mod.e'] = function(game, p, f, n) assert(p == game.active and f == nil and n == 5) end "
      "}",
      "" },
    { "declares = { queries = { q = { args = { 'player' }, answer = 'integer' } } },\n"
      "on = { start = function(game)\n  assert(game:query('q', 4, game.active) == 8)\n"
      "  assert(game:query('q', game.active) == 0) end },\n"
      "queries = { ['mod.q'] = function(game, n, p) assert(p == game.active) return 2 * n end }",
      "" },
    /* loops */
    { "pick = { all = { figures = 'any', at = { 'supply', 'segment' } }, mine = { figures = 'own', "
      "at = 'supply' } },\n"
      "on = { start = function(game)\n  local n = 0\n"
      "  for a in game:each('mine') do for b in game:each('all') do n = n + 1 break end end\n"
      "  assert(n == game:count('mine') and game:count('all') <= 14)\n"
      "  local f = game:first('mine') if f then assert(game:in_pick('mine', f)) end\n"
      "  local next, s = game:each('mine', game.active.left) assert(not pcall(next, 1 << 40)) end "
      "}",
      "" },
};

START_TEST(module_plays)
{
    char text[2400];
    snprintf(text, sizeof text, "%s%s }", HEAD, games[_i].text);
    plays(text, games[_i].expected);
}
END_TEST

/* ---- handles between games ------------------------------------------------------------------- */

START_TEST(kept_handle_of_what_is_not_there_is_an_error)
{
    static const char text[] =
        "local kept\nreturn { api = 1, name = 'mod', on = { \n"
        "turn_end = function(game) if game.turn.number == 60 then kept = game.turn.tile end end,\n"
        "start = function(game) if kept and game.turn.number == 2 then return kept.type end end } "
        "}";
    lua_kit k;
    lua_kit_load(&k, NULL, "mod", text, NULL);
    ck_assert_int_eq(lua_kit_play(&k, 7), JAC_OK);
    ck_assert_int_ne(lua_kit_play(&k, 7), JAC_OK);
    ck_assert_ptr_nonnull(
        strstr(k.text, "mod/init.lua:4: error: this tile does not exist in the game"));
    lua_kit_close(&k);
}
END_TEST

START_TEST(feature_handles_follow_a_merge)
{
    static const char text[] = "local first, label\nreturn { api = 1, name = 'mod', on = { \n"
                               "tile_placed = function(game, tile)\n"
                               "  if tile.x == 0 and tile.y == 0 then first = tile:segment('field "
                               "1') label = first.feature end\n"
                               "  assert(label == first.feature, 'two handles of one feature')\n"
                               "  assert(label.tiles == first.feature.tiles) end } }";
    lua_kit k;
    lua_kit_load(&k, NULL, "mod", text, NULL);
    ck_assert_msg(lua_kit_play(&k, 7) == JAC_OK, "%s", k.text);
    lua_kit_close(&k);
}
END_TEST

/* A handler with `some` is told exactly while the active player's pick has a member. */
START_TEST(told_while_a_pick_has_some)
{
    static const char text[] =
        "return { api = 1, name = 'mod', pick = { mine = { figures = 'own', at = 'segment' } },\n"
        "state = { told = cell.game(0), due = cell.game(0) }, on = {\n"
        "  turn_end = {\n"
        "    { when = { some = 'mine' }, function() state.told = state.told + 1 end },\n"
        "    { when = { some = function() return {} end }, function() error('never') end },\n"
        "    function(game)\n"
        "      if game:first('mine', game.active) then state.due = state.due + 1 end\n"
        "      assert(state.told == state.due)\n"
        "    end },\n"
        "  ended = function() assert(state.told > 0) end } }";
    lua_kit k;
    lua_kit_load(&k, NULL, "mod", text, NULL);
    ck_assert_msg(lua_kit_play(&k, 7) == JAC_OK, "%s", k.text);
    lua_kit_close(&k);
}
END_TEST

/* A field is worth three for each completed city that it touches (BASE-R51). */
START_TEST(cities_of_a_field)
{
    static const char text[] =
        "return { api = 1, name = 'mod', on = { placed = function(game)\n"
        "  for _, segment in ipairs(game.turn.tile.segments) do\n"
        "    local f = segment.feature\n"
        "    local wanted = f.kind == 'field' and f:value('final') // 3 or 0\n"
        "    assert(f.cities == wanted, f.kind)\n"
        "  end end } }";
    lua_kit k;
    lua_kit_load(&k, NULL, "mod", text, NULL);
    ck_assert_msg(lua_kit_play(&k, 7) == JAC_OK, "%s", k.text);
    lua_kit_close(&k);
}
END_TEST

/* ---- chance ---------------------------------------------------------------------------------- */

/* A module's die never moves the bag, and has one course a seed. */
START_TEST(random_is_the_modules_own_stream)
{
    static const char rolls[] = "return { api = 1, name = 'mod', state = { sum = cell.game(0, { "
                                "range = { 0, 1000000 } }) },\n"
                                "on = { start = function() state.sum = state.sum + math.random(6) "
                                "+ math.random(-2, 2) + 2 end } }";
    static const char still[] = "return { api = 1, name = 'mod', state = { sum = cell.game(0, { "
                                "range = { 0, 1000000 } }) }, on = {} }";
    uint64_t hash[2];
    uint16_t last[3];
    lua_kit k;
    for (int i = 0; i < 3; i++) {
        lua_kit_load(&k, NULL, "mod", i < 2 ? rolls : still, NULL);
        ck_assert_msg(lua_kit_play(&k, 11) == JAC_OK, "%s", k.text);
        if (i < 2)
            hash[i] = jac_game_hash(k.engine, k.game);
        last[i] = k.game->turn.type;
        lua_kit_close(&k);
    }
    ck_assert_uint_eq(hash[0], hash[1]);
    ck_assert_uint_eq(last[0], last[2]);
}
END_TEST

/* ---- two modules ----------------------------------------------------------------------------- */

static const struct {
    const char *owner, *caller, *expected;
} tells[] = {
    { "verbs = { v = function(game, p, n) return n + p.index end }",
      "assert(game:tell('mod.v', game.active, 5) == 5 + game.active.index)", "" },
    { "verbs = { v = function() error('no') end }", "game:tell('mod.v')",
      "mod/init.lua:1: error: no; in verbs.v of mod" },
    { "verbs = { v = function() error('no') end }", "assert(not pcall(game.tell, game, 'mod.v'))",
      "" },
    { "verbs = { v = function() while true do end end }", "pcall(game.tell, game, 'mod.v')",
      "mod/init.lua:1: error: instruction limit" },
    { "verbs = { v = function() return {} end }", "game:tell('mod.v')",
      "a table can't be taken from another module" },
    { "verbs = { v = function() end }", "game:tell('mod.v', {})",
      "a table can't be given to another module" },
    { "verbs = { verb = function() end }", "game:tell('mod.vreb')", "mod has no verb \"vreb\"" },
    { "verbs = {}", "game:tell('off.v')", "" },
    { "verbs = { v = function() end }", "game:tell('mod.v') game:tell('festival.v')",
      "festival is neither in requires nor in uses; add \"festival\" to uses" },
    { "verbs = { v = function() end }", "game:tell('mood.v')", "did you mean \"mod\"?" },
    { "verbs = {}", "game:tell('v')", "should be \"module.verb\"" },
    { "state = { n = cell.game(0) }, verbs = { set = function(_, n) state.n = n end, get = "
      "function() return "
      "state.n end }",
      "game:tell('mod.set', 5) assert(game:tell('mod.get') == 5)", "" },
};

START_TEST(verbs_are_their_owners_code)
{
    char owner[400], caller[400];
    snprintf(owner, sizeof owner, "%s%s }", HEAD, tells[_i].owner);
    snprintf(caller, sizeof caller,
             "return { api = 1, name = 'other', uses = { 'mod', 'off' }, on = {\n"
             "  start = function(game) %s end } }",
             tells[_i].caller);
    lua_kit k;
    lua_kit_load(&k, NULL, "mod", owner, "other", caller, NULL);
    jac_status status = lua_kit_play(&k, 7);
    bool right = *tells[_i].expected ? status != JAC_OK && strstr(k.text, tells[_i].expected)
                                     : status == JAC_OK;
    ck_assert_msg(right, "%s\ngave:     %s\nexpected: %s", tells[_i].caller, k.text,
                  tells[_i].expected);
    lua_kit_close(&k);
}
END_TEST

START_TEST(the_module_that_failed_is_named)
{
    lua_kit k;
    lua_kit_load(
        &k, NULL, "mod", HEAD "queries = { feature_points = function() error('mine') end } }",
        "other",
        "return { api = 1, name = 'other', on = { placed = function(game)\n"
        "  local f = game.turn.tile.segments[1].feature pcall(f.value, f, 'final') end } }",
        NULL);
    ck_assert_int_ne(lua_kit_play(&k, 7), JAC_OK);
    ck_assert_str_eq(k.error.module, "mod");
    ck_assert_str_eq(k.error.hook, "queries.feature_points");
    ck_assert_str_eq(k.error.what, "mine");
    lua_kit_close(&k);
}
END_TEST

/* ---- cost ------------------------------------------------------------------------------------ */

/* The limit is a choice's: neither a long game nor asking often adds up. */
START_TEST(budget_is_of_one_choice)
{
    static const char text[] =
        "return { api = 1, name = 'mod', queries = { may_place = function() "
        "for _ = 1, 200 do end end }, on = { start = function() for _ = 1, 9000 do end end } }";
    const jac_lua_limits limits = { .instructions = 60000 };
    lua_kit k;
    lua_kit_load(&k, &limits, "mod", text, NULL);
    ck_assert_msg(lua_kit_play(&k, 7) == JAC_OK, "%s", k.text);
    ck_assert_int_eq(jac_game_start(k.engine, k.game, 7, &k.error), JAC_OK);
    for (int i = 0; i < 100; i++) {
        const jac_choice *list;
        size_t count;
        ck_assert_int_eq(jac_choices(k.engine, k.game, &list, &count, &k.error), JAC_OK);
    }
    lua_kit_close(&k);
}
END_TEST

START_TEST(nothing_is_allocated_after_warm_up)
{
    static const char text[] =
        "return { api = 1, name = 'mod', pick = { mine = { figures = 'own' } }, state = { n = "
        "cell.per_figure(0, { range = { 0, 90 } }) },\n"
        "on = { drawn = function(game) for f in game:each('mine') do state.n[f] = game.turn.part "
        "end end,\n"
        "  tile_placed = function(game, tile, player) return tile.x + tile.cell.y end,\n"
        "  meeple_placed = function(game, figure, from, to, by, cause) return to.tile.type, cause "
        "end,\n"
        "  feature_scored = function(game, feature, points, winners, occasion) return "
        "feature.kind, #winners "
        "end },\n"
        "queries = { feature_points = function(game, points, feature, occasion) return points end "
        "} }";
    lua_kit k;
    lua_kit_load(&k, NULL, "mod", text, NULL);
    for (int i = 0; i < 3; i++)
        ck_assert_msg(lua_kit_play(&k, 7) == JAC_OK, "%s", k.text);
    uint64_t calls, before, after, calls_before;
    size_t bytes;
    jac_lua_counters(k.lua, &calls_before, &bytes, &before);
    ck_assert_int_eq(lua_kit_play(&k, 7), JAC_OK);
    jac_lua_counters(k.lua, &calls, &bytes, &after);
    ck_assert_uint_gt(calls, calls_before + 100);
    ck_assert_uint_eq(after, before);
    lua_kit_close(&k);
}
END_TEST

#define ROWS(array) (int)(sizeof(array) / sizeof *(array))

Suite *lua_game_suite(void)
{
    Suite *suite = suite_create("lua_game");
    TCase *tcase = tcase_create("modules");
    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, counters_live_in_the_game);
    tcase_add_test(tcase, an_undo_takes_back_what_was_counted);
    tcase_add_loop_test(tcase, query_answers_are_checked, 0, ROWS(answers));
    tcase_add_loop_test(tcase, module_plays, 0, ROWS(games));
    tcase_add_test(tcase, kept_handle_of_what_is_not_there_is_an_error);
    tcase_add_test(tcase, feature_handles_follow_a_merge);
    tcase_add_test(tcase, cities_of_a_field);
    tcase_add_test(tcase, told_while_a_pick_has_some);
    tcase_add_test(tcase, random_is_the_modules_own_stream);
    tcase_add_loop_test(tcase, verbs_are_their_owners_code, 0, ROWS(tells));
    tcase_add_test(tcase, the_module_that_failed_is_named);
    tcase_add_test(tcase, budget_is_of_one_choice);
    tcase_add_test(tcase, nothing_is_allocated_after_warm_up);
    suite_add_tcase(suite, tcase);
    return suite;
}
