-- a file that begins with a byte order mark
-- before: refused as a syntax error
-- expect: plays on
-- bytes: bom.lua efbbbf72657475726e2037
assert(require("bom") == 7)
return { api = 1, name = "sandbox_require_bom" }
