-- options under the engine's words
-- before: refused
-- expect: [module_options_collide] mods/module_options_collide/init.lua: error: options: "?" is no name; letters, digits and underscores make one
-- expect: [module_options_collide] mods/module_options_collide/init.lua: error: options: "a b" is no name; letters, digits and underscores make one
local _
return { api = 1, name = "module_options_collide", options = { game = { type = "boolean", default = true }, ["a b"] = { type = "boolean", default = true }, ["\27"] = { type = "boolean", default = true }, tiles = { type = "boolean", default = true }, on = { type = "integer", min = 9, max = 1, default = 5 }, huge = { type = "integer", default = 1 << 40 }, odd = { type = "enum", values = {}, default = "x" }, same = { type = "enum", values = { "a", "a" }, default = "a" } } }
