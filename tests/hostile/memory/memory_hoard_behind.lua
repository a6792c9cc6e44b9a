-- the same in tables within tables, reached through functions within functions
-- before: hungry, which keeps nothing, was blamed
-- expect: [memory_hoard_behind] mods/memory_hoard_behind/init.lua:8: warning: the table "list" outlives the call; what a module remembers belongs in state
-- expect: [memory_hoard_behind] mods/memory_hoard_behind/init.lua:15: error: memory limit of 16M reached; memory_hoard_behind keeps 10360K between calls, most in "tool", and what a module remembers belongs in state; in on.meeple_placed of hungry, turn 1 of Red
-- with: hungry
-- keeps: yes
local list = { next = false }
local function keep()
  for i = 1, 700 do
    if list.done then return end
    list = { next = list, text = ("x"):rep(15000) .. i, done = i == 700 }
  end
end
local tool = { keep = function() return keep() end }
return { api = 1, name = "memory_hoard_behind", on = { meeple_placed = function() return tool.keep() end } }
