-- offers of all wrong forms
-- before: refused
-- expect: [module_offer_odd] mods/module_offer_odd/init.lua: error: offers.action.a: a table is needed, not an integer
-- expect: [module_offer_odd] mods/module_offer_odd/init.lua: error: offers.action.b.take is missing; write what happens when it is chosen
local _
return { api = 1, name = "module_offer_odd", offers = { action = { a = 1, b = {}, d = { text = 1 }, e = { text = "x", each = "nothing", take = function() end }, f = { text = "{nothing}", take = function() end }, g = { text = "x", take = 1 }, h = { text = "x", costs = "gold", take = function() end } }, nowhere = { x = { text = "x", take = function() end } } } }
