-- 90,000 words declared
-- before: 2.8 s and 2 GB
-- expect: [module_many_symbols] mods/module_many_symbols/init.lua: error: declares.causes: at most 1000 names, not 45000
-- expect: [module_many_symbols] mods/module_many_symbols/init.lua: error: declares.reasons: at most 1000 names, not 45000
-- alone: yes
local a, b = {}, {}
for i = 1, 45000 do a[i] = "a" .. i b[i] = "b" .. i end
return { api = 1, name = "module_many_symbols", declares = { causes = a, reasons = b } }
