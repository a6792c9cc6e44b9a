-- 10,000 state
-- before: refused
-- expect: plays on
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = cell.per_segment(0) end
return { api = 1, name = "module_many_state", state = t }
