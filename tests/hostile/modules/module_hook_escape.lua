-- hooks with escapes
-- before: refused
-- expect: [module_hook_escape] mods/module_hook_escape/init.lua: error: on: no station or event "?[31m"
-- expect: [module_hook_escape] mods/module_hook_escape/init.lua:6: error: queries: no query "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
local _
return { api = 1, name = "module_hook_escape", on = { ["\27[31m"] = function() end }, queries = { [("q"):rep(5000)] = function() end } }
