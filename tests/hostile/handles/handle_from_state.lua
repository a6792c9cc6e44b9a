-- cells that belong to another kind
-- before: refused
-- expect: [handle_from_state on.meeple_placed] mods/handle_from_state/init.lua:7: error: state.p[...] takes a player, not a figure; in on.meeple_placed of handle_from_state, turn 1 of Red
-- expect: [handle_from_state on.meeple_placed] mods/handle_from_state/init.lua:7: error: state.p[...] takes a player, not a figure; in on.meeple_placed of handle_from_state, turn 2 of Blue
return { api = 1, name = "handle_from_state", state = { p = cell.per_player(0) }, on = {
  meeple_placed = function(game, figure)
    state.p[figure] = 1
  end,
} }
