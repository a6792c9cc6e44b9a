-- a figure and a kind of another module
-- before: refused
-- expect: [module_figure_collide] mods/module_figure_collide/init.lua: error: declares.kinds.city: the name "city" is taken; choose another
-- expect: [module_figure_collide] mods/module_figure_collide/init.lua: error: figures.meeple: there is a figure "meeple" already
-- with: taken
local _
return { api = 1, name = "module_figure_collide", figures = { taken_figure = { count = 1 }, meeple = { count = 9 } }, declares = { kinds = { taken_kind = { class = "city" }, city = {} }, causes = { "scored", "returned" } } }
