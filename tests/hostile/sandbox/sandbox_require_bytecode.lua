-- a file of bytecode
-- before: refused
-- expect: [sandbox_require_bytecode init.lua] mods/sandbox_require_bytecode/code.lua: error: is compiled Lua; only its source is read; in init.lua of sandbox_require_bytecode
-- bytes: code.lua 1b4c7561540019930d0a1a0a04080878560000000000000000000000287740
require("code")
return { api = 1, name = "sandbox_require_bytecode" }
