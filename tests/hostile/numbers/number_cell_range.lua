-- cells out of their range
-- before: refused
-- expect: [number_cell_range on.meeple_placed] mods/number_cell_range/init.lua:22: error: state.n: 6 is outside -5..5; in on.meeple_placed of number_cell_range, turn 1 of Red
-- expect: [number_cell_range on.meeple_placed] mods/number_cell_range/init.lua:22: error: state.n: 6 is outside -5..5; in on.meeple_placed of number_cell_range, turn 2 of Blue
return { api = 1, name = "number_cell_range",
  state = { n = cell.game(0, { range = { -5, 5 } }), b = cell.game(false), l = cell.per_player(0, { length = 3, range = { 0, 9 } }) },
  on = { meeple_placed = function(game)
    for _, v in ipairs({ 6, -6, 1 << 40, 0 / 0, 1 / 0, 0.5, "1", true, {}, game, math.mininteger }) do
      assert(not pcall(function() state.n = v end))
      assert(not pcall(function() state.l[game.active][2] = v == 6 and 10 or v end))
    end
    for _, v in ipairs({ 0, 1, "true", {}, game }) do assert(not pcall(function() state.b = v end)) end
    assert(not pcall(function() state.n = nil end) and not pcall(function() state.b = nil end))
    for _, i in ipairs({ 0, 4, -1, 1.5, "1", 1 << 40, 0 / 0, true }) do
      assert(not pcall(function() return state.l[game.active][i] end))
      assert(not pcall(function() state.l[game.active][i] = 1 end))
    end
    state.n = 5.0
    state.n = -0.0
    state.l[game.active][3] = 9.0
    assert(math.type(state.n) == "integer" and state.n == 0)
    state.n = 6
  end }
}
