-- string.format of all that is dear, for ever
-- before: refused
-- expect: [loop_format on.meeple_placed] mods/loop_format/init.lua:7: error: memory limit of 16384 bytes for one string reached; in on.meeple_placed of loop_format, turn 1 of Red
-- expect: [loop_format on.meeple_placed] mods/loop_format/init.lua:7: error: memory limit of 16384 bytes for one string reached; in on.meeple_placed of loop_format, turn 2 of Blue
return { api = 1, name = "loop_format", on = {
  meeple_placed = function(game, figure)
    while true do string.format("%99.99f %99.99e %q", 1e308, 1e-308, ("\0"):rep(9000)) end
  end,
} }
