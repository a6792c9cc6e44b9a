-- 10,000 stats
-- before: refused
-- expect: plays on
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = function() return 0 end end
return { api = 1, name = "module_many_stats", stats = t }
