-- 10,000 figures
-- before: refused
-- expect: [module_many_figures] mods/module_many_figures/init.lua: error: figures.n1054: there is no room for it; the ruleset's table is full
-- expect: [module_many_figures] mods/module_many_figures/init.lua: error: figures.n1055: there is no room for it; the ruleset's table is full
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = { count = 1 } end
return { api = 1, name = "module_many_figures", figures = t }
