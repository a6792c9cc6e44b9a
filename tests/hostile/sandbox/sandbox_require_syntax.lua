-- a file that is not Lua
-- before: refused
-- expect: [sandbox_require_syntax init.lua] mods/sandbox_require_syntax/bad.lua:1: error: unexpected symbol near '='; in init.lua of sandbox_require_syntax
-- file: bad.lua local x = = 1
require("bad")
return { api = 1, name = "sandbox_require_syntax" }
