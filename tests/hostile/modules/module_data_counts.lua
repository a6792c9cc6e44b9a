-- a count of figures that is odd
-- before: refused
-- expect: [module_data_counts] mods/module_data_counts/init.lua: error: figures.a.count: an integer from 0 to 32 is needed, not a float
-- expect: [module_data_counts] mods/module_data_counts/init.lua: error: figures.b.count: an integer from 0 to 32 is needed, not -1
local _
return { api = 1, name = "module_data_counts", figures = { a = { count = function() return 1e9 end }, b = { count = -1 }, d = { count = 0.5 }, e = { count = { game = 33 } }, f = { count = 1 / 0 } } }
