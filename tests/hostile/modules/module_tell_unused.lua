-- a verb of a module that is not in uses
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
local _
return { api = 1, name = "module_tell_unused", on = { meeple_placed = function(game) game:tell("innocent.v") end } }
