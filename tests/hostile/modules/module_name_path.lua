-- a name with parts of a path
-- before: refused
-- expect: [module_name_path] mods/module_name_path/init.lua: error: name is "../innocent", but the module stands in "module_name_path"; make them the same
local _
return { api = 1, name = "../innocent" }
