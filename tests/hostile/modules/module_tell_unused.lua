-- a verb of a module that is not in uses
-- before: told all the same
-- expect: [module_tell_unused on.meeple_placed] mods/module_tell_unused/init.lua:6: error: game:tell: innocent is neither in requires nor in uses; add "innocent" to uses; in on.meeple_placed of module_tell_unused, turn 1 of Red
-- expect: [module_tell_unused on.meeple_placed] mods/module_tell_unused/init.lua:6: error: game:tell: innocent is neither in requires nor in uses; add "innocent" to uses; in on.meeple_placed of module_tell_unused, turn 2 of Blue
local _
return { api = 1, name = "module_tell_unused", on = { meeple_placed = function(game) game:tell("innocent.v") end } }
