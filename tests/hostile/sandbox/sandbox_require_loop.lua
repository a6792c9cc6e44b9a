-- a required file that never ends
-- before: refused
-- expect: [sandbox_require_loop init.lua] mods/sandbox_require_loop/spin.lua:1: error: instruction limit of 1M reached; does a loop here ever end?; in init.lua of sandbox_require_loop
-- file: spin.lua while true do end
require("spin")
return { api = 1, name = "sandbox_require_loop" }
