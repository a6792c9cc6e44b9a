-- cells that add up to gigabytes
-- before: a game took 1.7 GB; above 4 GB the size wrapped around
-- expect: [] game.ini: error: a game would take more than 4 MiB; give `state` fewer or shorter cells
local t = {}
for i = 1, 200 do t["c" .. i] = cell.per_segment(0, { length = 255 }) end
return { api = 1, name = "module_huge_cells_many", state = t }
