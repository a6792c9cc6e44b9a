-- a data function never ends
-- before: refused
-- expect: [loop_data pick.mine.figures] mods/loop_data/init.lua:6: error: instruction limit of 1M reached; does a loop here ever end?; in pick.mine.figures of loop_data
-- expect: [loop_data] mods/loop_data/init.lua: error: pick.mine: it doesn't say of what; write one of cells, corners, features, figures, kinds, players, segments, tiles
return { api = 1, name = "loop_data",
  pick = { mine = { figures = function() while true do end end } }
}
