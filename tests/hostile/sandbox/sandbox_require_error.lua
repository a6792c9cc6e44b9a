-- a file that raises a table
-- before: refused
-- expect: [sandbox_require_error init.lua] mods/sandbox_require_error/odd.lua:1: error: (error object is a table value); in init.lua of sandbox_require_error
-- file: odd.lua error({ 1 })
require("odd")
return { api = 1, name = "sandbox_require_error" }
