-- a name with parts of a path
-- before: refused
-- expect: [module_name_path] mods/module_name_path/init.lua: error: name is "../innocent", but the module stands in "module_name_path"; make them the same
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
local _
return { api = 1, name = "../innocent" }
