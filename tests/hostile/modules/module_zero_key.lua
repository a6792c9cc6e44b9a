-- C096: a known key with a zero byte after it
-- before: was read as the name before the zero
-- expect: [module_zero_key] mods/module_zero_key/init.lua: error: no key "on?x"
local _
return { api = 1, name = "module_zero_key", ["on\0x"] = { start = function() error("ran") end } }
