-- a name with a zero byte
-- before: refused
-- expect: [module_zero_name] mods/module_zero_name/init.lua: error: name is "module_zero_name?x", but the module stands in "module_zero_name"; make them the same
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
local _
return { api = 1, name = "module_zero_name\0x" }
