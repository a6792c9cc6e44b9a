-- the environment is returned
-- before: refused
-- expect: [module_environment] mods/module_environment/init.lua: error: no key "arg"
-- expect: [module_environment] mods/module_environment/init.lua: error: no key "cell"
local _
return _ENV
