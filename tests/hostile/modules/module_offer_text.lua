-- an offer whose text has escapes
-- before: refused
-- expect: [module_offer_text] mods/module_offer_text/init.lua: error: offers.action.a.text: no argument ""
local _
return { api = 1, name = "module_offer_text", offers = { action = { a = { text = "\27[31m\n{", take = function() end }, b = { text = ("x"):rep(15000), take = function() end } } } }
