-- a file of two million bytes
-- before: refused
-- expect: [sandbox_require_huge init.lua] mods/sandbox_require_huge/big.lua: error: the file has more than 1048576 bytes; in init.lua of sandbox_require_huge
-- make: big.lua 2000000
require("big")
return { api = 1, name = "sandbox_require_huge" }
