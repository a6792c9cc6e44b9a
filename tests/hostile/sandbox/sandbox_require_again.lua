-- a cycle hidden by pcall
-- before: refused
-- expect: [sandbox_require_again init.lua] mods/sandbox_require_again/init.lua:7: error: require "one": it is being read; two files require each other; in init.lua of sandbox_require_again
-- file: one.lua if not pcall(require, "one") then error("first") end return 1
local ok = pcall(require, "one")
assert(ok == false)
assert(require("one") == 1)
return { api = 1, name = "sandbox_require_again" }
