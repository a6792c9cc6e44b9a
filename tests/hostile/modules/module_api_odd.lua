-- an api that is no number
-- before: refused
-- expect: [module_api_odd] mods/module_api_odd/init.lua: error: api: an integer is needed, not a table
local _
return { api = {}, name = "module_api_odd" }
