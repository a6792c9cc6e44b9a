-- cells that add up to more than 32 bits
-- before: a game took 1.7 GB; above 4 GB the size wrapped around
-- expect: [] game.ini: error: a game would take more than 4 MiB; give `state` fewer or shorter cells
-- alone: yes
local t = {}
for i = 1, 2000 do t["c" .. i] = cell.per_segment(0, { length = 4096 }) end
return { api = 1, name = "module_overflow_cells", state = t }
