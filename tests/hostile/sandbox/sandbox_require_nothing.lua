-- a file that returns nothing
-- before: refused
-- expect: plays on
-- file: none.lua local x
assert(require("none") == true)
return { api = 1, name = "sandbox_require_nothing" }
