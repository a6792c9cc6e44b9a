-- required modules of odd names
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
local _
return { api = 1, name = "module_requires_odd", requires = { "", "..", "a/b", "\27[31m", "base", "x\0y" } }
