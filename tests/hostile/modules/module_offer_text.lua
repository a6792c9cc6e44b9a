-- an offer whose text has escapes
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
local _
return { api = 1, name = "module_offer_text", offers = { action = { a = { text = "\27[31m\n{", take = function() end }, b = { text = ("x"):rep(15000), take = function() end } } } }
