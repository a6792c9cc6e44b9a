-- the state is returned
-- before: refused
-- expect: [module_state] mods/module_state/init.lua: error: api is missing; write api = 1
-- expect: [module_state] mods/module_state/init.lua: error: name is missing; write name = "module_state"
local _
return state
