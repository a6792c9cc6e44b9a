-- keys of all kinds
-- before: refused
-- expect: [module_odd_keys] mods/module_odd_keys/init.lua: error: the module's table: a key is a boolean; keys are names, or 1, 2, 3...
-- expect: [module_odd_keys] mods/module_odd_keys/init.lua: error: the module's table: item 1 is missing; a list has no gaps
local _
return { api = 1, name = "module_odd_keys", [true] = 1, [0.5] = 2, [pairs] = 3, [{}] = 4, [-1] = 5, ["\0"] = 6, [""] = 7, ["\27[31m"] = 8, ["on\0x"] = {} }
