-- two files that require each other
-- before: refused
-- expect: [sandbox_require_cycle init.lua] mods/sandbox_require_cycle/two.lua:1: error: require "one": it is being read; two files require each other; in init.lua of sandbox_require_cycle
-- file: one.lua return require("two")
-- file: two.lua return require("one")
require("one")
return { api = 1, name = "sandbox_require_cycle" }
