-- a name with a zero byte
-- before: refused
-- expect: plays on
local _
return { api = 1, name = "module_zero_name\0x" }
