-- two modules after each other
-- before: refused
-- expect: [cycle] game.ini:3: error: modules wait for each other, cycle after module_after_cycle after cycle; see their requires and after
-- with: cycle
local _
return { api = 1, name = "module_after_cycle", after = { "cycle" } }
