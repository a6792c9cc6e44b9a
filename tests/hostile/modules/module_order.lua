-- an order that contradicts itself
-- before: refused
-- expect: [module_order] mods/module_order/init.lua: error: order.drawn: a table is needed, not a string
-- expect: [module_order] mods/module_order/init.lua: error: order: no station, event or query "nothing"
local _
return { api = 1, name = "module_order", order = { start = { "innocent", "module_order", "innocent" }, nothing = { "x" }, drawn = "innocent" }, on = { start = function() end } }
