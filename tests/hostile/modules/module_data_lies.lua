-- a data function that answers differently each time
-- before: refused
-- expect: [module_data_lies] mods/module_data_lies/init.lua: error: pick.mine: it doesn't say of what; write one of cells, corners, features, figures, kinds, players, segments, tiles
local n = 0
local function f() n = n + 1 return n % 2 == 1 and "own" or nil end
return { api = 1, name = "module_data_lies", pick = { mine = { figures = f, at = f } } }
