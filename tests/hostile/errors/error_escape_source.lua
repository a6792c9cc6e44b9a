-- an escape in the source near an error
-- before: refused
-- expect: [error_escape_source] mods/error_escape_source/init.lua:4: error: unexpected symbol near '<\27>'
local a = [31m
return { api = 1, name = "error_escape_source" }
