-- a data function that answers differently each time
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
local n = 0
local function f() n = n + 1 return n % 2 == 1 and "own" or nil end
return { api = 1, name = "module_data_lies", pick = { mine = { figures = f, at = f } } }
