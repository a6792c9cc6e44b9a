-- a table of 50,000 keys
-- before: refused
-- expect: [module_wide_keys] mods/module_wide_keys/init.lua: error: no key "k1"
-- expect: [module_wide_keys] mods/module_wide_keys/init.lua: error: no key "k10"
local t = { api = 1, name = "module_wide_keys" }
for i = 1, 15000 do t["k" .. i] = i end
return t
