-- C096: a known key with a zero byte after it
-- before: refused
-- expect: plays on
local _
return { api = 1, name = "module_zero_key", ["on\0x"] = { start = function() error("ran") end } }
