-- a ruling of another module
-- before: refused
-- expect: [taken] mods/taken/init.lua: error: rulings["TAKEN-1"] is a ruling of mods/module_ruling_collide/init.lua too; ids are unique
-- with: taken
local _
return { api = 1, name = "module_ruling_collide", rulings = { ["TAKEN-1"] = { text = "x", kind = "rule", source = "x", default = true } } }
