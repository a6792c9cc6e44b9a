-- C087: the file keeps what it can, each handler adds to it
-- before: the next games fail, as now: what a module hides is never given back
-- expect: [memory_kept] mods/memory_kept/init.lua:7: warning: the table "kept" outlives the call; what a module remembers belongs in state
-- expect: [memory_kept on.meeple_placed] mods/memory_kept/init.lua:9: error: memory limit of 16M reached; memory_kept keeps 15852K between calls, most in "kept", and what a module remembers belongs in state; in on.meeple_placed of memory_kept, turn 6 of Blue
-- keeps: yes
local kept = {}
return { api = 1, name = "memory_kept", on = { meeple_placed = function(game)
  kept[#kept + 1] = ("x"):rep(15000) .. game.turn.number
  for _ = 1, 200 do kept[#kept + 1] = ("x"):rep(15000) .. #kept end
end } }
