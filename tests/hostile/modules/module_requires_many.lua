-- 10,000 required modules
-- before: refused
-- expect: [module_requires_many] mods/module_requires_many/init.lua: error: requires: at most 1000 names, not 10000
local t = {}
for i = 1, 10000 do t[i] = "m" .. i end
return { api = 1, name = "module_requires_many", requires = t }
