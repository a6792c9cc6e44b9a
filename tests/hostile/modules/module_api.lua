-- another api
-- before: refused
-- expect: [module_api] mods/module_api/init.lua: error: api is 2; this engine knows api 1
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
local _
return { api = 2, name = "module_api" }
