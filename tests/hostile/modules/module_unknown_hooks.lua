-- C096: misspelt hooks
-- before: refused
-- expect: [module_unknown_hooks] mods/module_unknown_hooks/init.lua:6: error: on: no station or event "meeple_place"; did you mean "meeple_placed"?
-- expect: [module_unknown_hooks] mods/module_unknown_hooks/init.lua:6: error: on: no station or event "tile_Placed"; did you mean "tile_placed"?
local _
return { api = 1, name = "module_unknown_hooks", on = { tile_Placed = function() end, meeple_place = function() end }, queries = { feature_point = function() end } }
