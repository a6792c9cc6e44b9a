-- state and figures in a data function
-- before: refused
-- expect: [handle_data pick.mine.figures] mods/handle_data/init.lua:6: error: there is no game now; state is for handlers; in pick.mine.figures of handle_data
-- expect: [handle_data] mods/handle_data/init.lua: error: pick.mine: it doesn't say of what; write one of cells, corners, features, figures, kinds, players, segments, tiles
return { api = 1, name = "handle_data",
  pick = { mine = { figures = function() return state.n end } },
  state = { n = cell.game(0) }
}
