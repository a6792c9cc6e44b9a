-- a mod that says it is a ruling
-- before: refused
-- expect: [module_between] mods/module_between/init.lua: error: name is "module_between", but it stands between innocent, module_between; name it innocent+module_between
local _
return { api = 1, name = "module_between", between = { "innocent", "module_between" } }
