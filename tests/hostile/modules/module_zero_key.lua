-- C096: a known key with a zero byte after it
-- before: refused
-- expect: [module_zero_key] mods/module_zero_key/init.lua: error: the module's table: the key "on?x" has control characters, or isn't UTF-8
-- expect: [module_zero_key] mods/module_zero_key/init.lua: error: no key "on?x"
local _
return { api = 1, name = "module_zero_key", ["on\0x"] = { start = function() error("ran") end } }
