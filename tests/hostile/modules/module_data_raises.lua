-- data functions that raise odd values
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
local _
return { api = 1, name = "module_data_raises", pick = { a = { figures = function() error({}) end }, b = { figures = function() error("\27[31m\n") end }, d = { figures = function() error() end } } }
