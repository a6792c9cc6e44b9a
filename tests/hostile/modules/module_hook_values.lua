-- hooks that are no functions
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
local _
return { api = 1, name = "module_hook_values", on = { start = 1, drawn = "x", placed = { when = 7, function() end }, scored = { {}, {} } }, queries = { feature_points = true } }
