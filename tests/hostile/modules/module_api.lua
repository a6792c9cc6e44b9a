-- another api
-- before: refused
-- expect: [module_api] mods/module_api/init.lua: error: api is 2; this engine knows api 1
local _
return { api = 2, name = "module_api" }
