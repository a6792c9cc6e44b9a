-- a number that is none
-- before: refused
-- expect: [error_number] mods/error_number/init.lua:4: error: malformed number near '0x'
local a = 0x
return { api = 1, name = "error_number" }
