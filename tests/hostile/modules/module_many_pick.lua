-- 10,000 pick
-- before: refused
-- expect: plays on
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = { figures = "own" } end
return { api = 1, name = "module_many_pick", pick = t }
