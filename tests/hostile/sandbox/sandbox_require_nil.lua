-- files that return false and nil
-- before: refused
-- expect: plays on
-- file: no.lua return false
assert(require("no") == false and require("no") == false)
return { api = 1, name = "sandbox_require_nil" }
