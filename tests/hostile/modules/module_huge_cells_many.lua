-- cells that add up to gigabytes
-- before: refused
-- expect: plays on
local t = {}
for i = 1, 200 do t["c" .. i] = cell.per_segment(0, { length = 255 }) end
return { api = 1, name = "module_huge_cells_many", state = t }
