-- 10,000 declared kinds
-- before: refused
-- expect: [module_many_kinds] mods/module_many_kinds/init.lua: error: declares.kinds.n1015: there is no room for it; the ruleset's table is full
-- expect: [module_many_kinds] mods/module_many_kinds/init.lua: error: declares.kinds.n1016: there is no room for it; the ruleset's table is full
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = { class = "city" } end
return { api = 1, name = "module_many_kinds", declares = { kinds = t } }
