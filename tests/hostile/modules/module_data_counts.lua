-- a count of figures that is odd
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
local _
return { api = 1, name = "module_data_counts", figures = { a = { count = function() return 1e9 end }, b = { count = -1 }, d = { count = 0.5 }, e = { count = { game = 33 } }, f = { count = 0 / 0 } } }
