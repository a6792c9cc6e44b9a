-- C098: a table that contains itself
-- before: refused
-- expect: [module_cyclic] mods/module_cyclic/init.lua: error: on.on.on.on.on.on.on.on.on.on.on.on.on.on.on.on.on.on.on.on....: tables are nested too deep; does one contain itself?
local t = { api = 1, name = "module_cyclic" }
t.on = t
t.pick = { t }
return t
