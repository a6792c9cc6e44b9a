-- a table of 10,000 tables in tables
-- before: refused
-- expect: [module_deep] mods/module_deep/init.lua: error: on[1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][...: tables are nested too deep; does one contain itself?
local t = {}
for _ = 1, 10000 do t = { t } end
return { api = 1, name = "module_deep", on = t }
