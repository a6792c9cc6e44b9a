-- the engine as a module
-- before: refused
-- expect: [module_uses_base] game.ini:2: error: module_uses_base requires game, which is not on; write game = on
local _
return { api = 1, name = "module_uses_base", uses = { "base" }, requires = { "game" } }
