-- 10,000 state
-- before: a game took 20 MB
-- expect: [] game.ini: error: a game would take more than 4 MiB; give `state` fewer or shorter cells
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = cell.per_segment(0) end
return { api = 1, name = "module_many_state", state = t }
