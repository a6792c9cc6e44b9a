-- string.rep of nothing with a long separator
-- before: refused
-- expect: [memory_rep_separator on.meeple_placed] mods/memory_rep_separator/init.lua:7: error: string.rep: the result would be longer than 16384 bytes; in on.meeple_placed of memory_rep_separator, turn 1 of Red
-- expect: [memory_rep_separator on.meeple_placed] mods/memory_rep_separator/init.lua:7: error: string.rep: the result would be longer than 16384 bytes; in on.meeple_placed of memory_rep_separator, turn 2 of Blue
return { api = 1, name = "memory_rep_separator", on = {
  meeple_placed = function(game, figure)
    string.rep("", math.maxinteger, ("x"):rep(16000))
  end,
} }
