-- 10,000 invariants
-- before: refused
-- expect: plays on
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = function() return true end end
return { api = 1, name = "module_many_invariants", invariants = t }
