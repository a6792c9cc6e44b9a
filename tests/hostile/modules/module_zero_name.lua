-- a name with a zero byte
-- before: was read as the name before the zero
-- expect: [module_zero_name] mods/module_zero_name/init.lua: error: name is "module_zero_name?x", but the module stands in "module_zero_name"; make them the same
local _
return { api = 1, name = "module_zero_name\0x" }
