-- a figure and a kind of another module
-- before: refused
-- expect: [taken] mods/taken/init.lua: error: state.n: the key "?cell" has control characters, or isn't UTF-8
-- expect: [taken] mods/taken/init.lua: error: state.turns: the key "?cell" has control characters, or isn't UTF-8
-- with: taken
local _
return { api = 1, name = "module_figure_collide", figures = { taken_figure = { count = 1 }, meeple = { count = 9 } }, declares = { kinds = { taken_kind = { class = "city" }, city = {} }, causes = { "scored", "returned" } } }
