-- a file required a million times
-- before: refused
-- expect: [sandbox_require_many init.lua] mods/sandbox_require_many/init.lua:5: error: instruction limit of 1M reached; does a loop here ever end?; in init.lua of sandbox_require_many
-- file: one.lua return 1
for _ = 1, 1000000 do require("one") end
return { api = 1, name = "sandbox_require_many" }
