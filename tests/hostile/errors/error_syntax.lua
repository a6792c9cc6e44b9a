-- C083: a syntax error
-- before: refused
-- expect: [error_syntax] mods/error_syntax/init.lua:5: error: <name> expected near '='
local a
local = 3
return { api = 1, name = "error_syntax" }
