-- 10,000 rulings
-- before: refused
-- expect: plays on
-- alone: yes
local t = {}
for i = 1, 10000 do t["X-" .. i] = { text = "x", kind = "rule", source = "x", default = true } end
return { api = 1, name = "module_many_rulings", rulings = t }
