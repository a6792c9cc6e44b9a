-- the memory is filled between calls, so that the next module to need some fails
-- before: hungry, which keeps nothing, was blamed
-- expect: [memory_hoard] mods/memory_hoard/init.lua:8: warning: the table "hoard" outlives the call; what a module remembers belongs in state
-- expect: [memory_hoard] mods/memory_hoard/init.lua:8: error: memory limit of 16M reached; memory_hoard keeps 10284K between calls, most in "hoard", and what a module remembers belongs in state; in on.meeple_placed of hungry, turn 1 of Red
-- with: hungry
-- keeps: yes
local hoard = {}
return { api = 1, name = "memory_hoard", on = { meeple_placed = function()
  for i = #hoard + 1, 700 do hoard[i] = ("x"):rep(15000) .. i end
end } }
