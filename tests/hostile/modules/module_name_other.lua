-- the name of another module
-- before: refused
-- expect: [module_name_other] mods/module_name_other/init.lua: error: name is "innocent", but the module stands in "module_name_other"; make them the same
local _
return { api = 1, name = "innocent" }
