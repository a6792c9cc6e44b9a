-- a ruling of another module
-- before: refused
-- expect: [taken] mods/taken/init.lua: error: state.n: the key "?cell" has control characters, or isn't UTF-8
-- expect: [taken] mods/taken/init.lua: error: state.turns: the key "?cell" has control characters, or isn't UTF-8
-- with: taken
local _
return { api = 1, name = "module_ruling_collide", rulings = { ["TAKEN-1"] = { text = "x", kind = "rule", source = "x", default = true } } }
