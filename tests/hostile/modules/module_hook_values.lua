-- hooks that are no functions
-- before: refused
-- expect: [module_hook_values] mods/module_hook_values/init.lua: error: on.drawn: a function or { when = {...}, function } is needed, not a string
-- expect: [module_hook_values] mods/module_hook_values/init.lua: error: on.placed.when: a table is needed, not an integer
local _
return { api = 1, name = "module_hook_values", on = { start = 1, drawn = "x", placed = { when = 7, function() end }, scored = { {}, {} } }, queries = { feature_points = true } }
