-- a data function swallows its limit
-- before: refused
-- expect: [loop_data_pcall pick.mine.figures] mods/loop_data_pcall/init.lua:7: error: instruction limit of 1M reached; does a loop here ever end?; in pick.mine.figures of loop_data_pcall
-- expect: [loop_data_pcall] mods/loop_data_pcall/init.lua: error: pick.mine: it doesn't say of what; write one of cells, corners, features, figures, kinds, players, segments, tiles
return { api = 1, name = "loop_data_pcall",
  pick = { mine = { figures = function()
    repeat until pcall(function() while true do end end)
  end } }
}
