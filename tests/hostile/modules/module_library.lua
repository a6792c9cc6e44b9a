-- the library is returned
-- before: refused
-- expect: [module_library] mods/module_library/init.lua: error: api is missing; write api = 1
-- expect: [module_library] mods/module_library/init.lua: error: name is missing; write name = "module_library"
local _
return string
