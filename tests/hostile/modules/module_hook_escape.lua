-- hooks with escapes
-- before: refused
-- expect: [module_hook_escape] mods/module_hook_escape/init.lua: error: on: the key "?[31m" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
local _
return { api = 1, name = "module_hook_escape", on = { ["\27[31m"] = function() end }, queries = { [("q"):rep(5000)] = function() end } }
