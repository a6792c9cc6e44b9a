-- C098: a table of as many entries as there may be
-- before: refused
-- expect: [module_wide init.lua] mods/module_wide/init.lua:5: error: memory limit of 1M for one table or stack of calls reached; in init.lua of module_wide
local t = { api = 1, name = "module_wide" }
for i = 1, 10000000 do t[i] = i end
return t
