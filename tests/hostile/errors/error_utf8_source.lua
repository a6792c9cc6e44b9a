-- a byte that is no letter in the source
-- before: refused
-- expect: [error_utf8_source] mods/error_utf8_source/init.lua:4: error: <name> expected near '<\195>'
local ä = 1
return { api = 1, name = "error_utf8_source" }
