-- a module in conflict with the innocent one
-- before: refused
-- expect: [module_conflict] game.ini:2: error: module_conflict and innocent can't be on together; switch one off
local _
return { api = 1, name = "module_conflict", conflicts = { "innocent" } }
