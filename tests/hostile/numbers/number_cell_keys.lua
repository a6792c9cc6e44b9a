-- cells by keys of all kinds
-- before: refused
-- expect: [number_cell_keys on.meeple_placed] mods/number_cell_keys/init.lua:21: error: state.p[...] takes a player, not a figure; in on.meeple_placed of number_cell_keys, turn 1 of Red
-- expect: [number_cell_keys on.meeple_placed] mods/number_cell_keys/init.lua:21: error: state.p[...] takes a player, not a figure; in on.meeple_placed of number_cell_keys, turn 2 of Blue
return { api = 1, name = "number_cell_keys",
  state = { p = cell.per_player(0), f = cell.per_figure(0), t = cell.per_tile(0), s = cell.per_segment(0, { merge = "sum" }) },
  on = { meeple_placed = function(game, figure)
    local t = game.turn.tile
    local keys = { p = game.active, f = figure, t = t, s = figure.segment }
    local all = { game, game.turn, game.active, figure, t, figure.segment, figure.feature, figure.place, t.cell,
      t.marks, state.p, 1, "x", 0.5, true, {}, function() end, math, state }
    for name, right in pairs(keys) do
      for _, key in ipairs(all) do
        local read = pcall(function() return state[name][key] end)
        local write = pcall(function() state[name][key] = 1 end)
        assert(write == (key == right), name)
        assert(read == (key == right or name == "s" and key == figure.feature), name)
      end
      assert(not pcall(function() return state[name][nil] end))
    end
    state.p[figure] = 1
  end }
}
