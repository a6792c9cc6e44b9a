-- 10,000 verbs
-- before: refused
-- expect: plays on
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = function() end end
return { api = 1, name = "module_many_verbs", verbs = t }
