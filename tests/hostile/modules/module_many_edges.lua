-- 10,000 declared edges
-- before: refused
-- expect: [module_many_edges] mods/module_many_edges/init.lua: error: declares.edges.n10000: there is no room for it; the ruleset's table is full
-- expect: [module_many_edges] mods/module_many_edges/init.lua: error: declares.edges.n1001: there is no room for it; the ruleset's table is full
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = {} end
return { api = 1, name = "module_many_edges", declares = { edges = t } }
