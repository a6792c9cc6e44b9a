-- a name with escapes
-- before: refused
-- expect: [module_name_escape] mods/module_name_escape/init.lua: error: name is "?[31mred", but the module stands in "module_name_escape"; make them the same
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
local _
return { api = 1, name = "\27[31mred" }
