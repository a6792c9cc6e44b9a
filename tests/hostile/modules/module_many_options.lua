-- 10,000 options
-- before: refused
-- expect: plays on
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = { type = "boolean", default = true } end
return { api = 1, name = "module_many_options", options = t }
