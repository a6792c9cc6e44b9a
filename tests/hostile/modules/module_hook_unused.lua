-- the event of a module that is not in uses
-- before: refused
-- expect: [module_hook_unused] mods/module_hook_unused/init.lua:5: error: on["innocent.e"]: innocent is neither in requires nor in uses; write uses = { "innocent" }
local _
return { api = 1, name = "module_hook_unused", on = { ["innocent.e"] = function() end } }
