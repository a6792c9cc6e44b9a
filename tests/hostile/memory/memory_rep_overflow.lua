-- string.rep whose length overflows
-- before: refused
-- expect: [memory_rep_overflow on.meeple_placed] mods/memory_rep_overflow/init.lua:7: error: string.rep: the result would be longer than 16384 bytes; in on.meeple_placed of memory_rep_overflow, turn 1 of Red
-- expect: [memory_rep_overflow on.meeple_placed] mods/memory_rep_overflow/init.lua:7: error: string.rep: the result would be longer than 16384 bytes; in on.meeple_placed of memory_rep_overflow, turn 2 of Blue
return { api = 1, name = "memory_rep_overflow", on = {
  meeple_placed = function(game, figure)
    string.rep(("a"):rep(1000), math.maxinteger // 999)
  end,
} }
