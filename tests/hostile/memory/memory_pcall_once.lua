-- memory refused once in pcall, then a normal return
-- before: refused
-- expect: [memory_pcall_once on.meeple_placed] mods/memory_pcall_once/init.lua:7: error: memory limit of 16384 bytes for one string reached; in on.meeple_placed of memory_pcall_once, turn 1 of Red
-- expect: [memory_pcall_once on.meeple_placed] mods/memory_pcall_once/init.lua:7: error: memory limit of 16384 bytes for one string reached; in on.meeple_placed of memory_pcall_once, turn 2 of Blue
return { api = 1, name = "memory_pcall_once", on = {
  meeple_placed = function(game, figure)
    pcall(function() local s = "x" while true do s = s .. s end end)
  end,
} }
