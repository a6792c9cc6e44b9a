-- 10,000 areas
-- before: refused
-- expect: plays on
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = 4 end
return { api = 1, name = "module_many_areas", areas = t }
