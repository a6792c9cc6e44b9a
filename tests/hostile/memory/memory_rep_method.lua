-- C062: the same as a method
-- before: refused
-- expect: [memory_rep_method on.meeple_placed] mods/memory_rep_method/init.lua:7: error: string.rep: the result would be longer than 16384 bytes; in on.meeple_placed of memory_rep_method, turn 1 of Red
-- expect: [memory_rep_method on.meeple_placed] mods/memory_rep_method/init.lua:7: error: string.rep: the result would be longer than 16384 bytes; in on.meeple_placed of memory_rep_method, turn 2 of Blue
return { api = 1, name = "memory_rep_method", on = {
  meeple_placed = function(game, figure)
    local _ = ("a"):rep(1 << 28)
  end,
} }
