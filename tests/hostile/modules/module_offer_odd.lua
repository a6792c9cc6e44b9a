-- offers of all wrong forms
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
local _
return { api = 1, name = "module_offer_odd", offers = { action = { a = 1, b = {}, d = { text = 1 }, e = { text = "x", each = "nothing", take = function() end }, f = { text = "{nothing}", take = function() end }, g = { text = "x", take = 1 }, h = { text = "x", costs = "gold", take = function() end } }, nowhere = { x = { text = "x", take = function() end } } } }
