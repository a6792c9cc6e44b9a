-- the name of another module
-- before: refused
-- expect: [module_name_other] mods/module_name_other/init.lua: error: name is "innocent", but the module stands in "module_name_other"; make them the same
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
local _
return { api = 1, name = "innocent" }
