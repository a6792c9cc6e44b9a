-- C062: string.rep of a quarter of a gigabyte
-- before: refused
-- expect: [memory_rep on.meeple_placed] mods/memory_rep/init.lua:7: error: string.rep: the result would be longer than 16384 bytes; in on.meeple_placed of memory_rep, turn 1 of Red
-- expect: [memory_rep on.meeple_placed] mods/memory_rep/init.lua:7: error: string.rep: the result would be longer than 16384 bytes; in on.meeple_placed of memory_rep, turn 2 of Blue
return { api = 1, name = "memory_rep", on = {
  meeple_placed = function(game, figure)
    string.rep("a", 1 << 28)
  end,
} }
