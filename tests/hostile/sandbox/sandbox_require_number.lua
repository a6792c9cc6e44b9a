-- require of a number
-- before: refused
-- expect: [sandbox_require_number init.lua] mods/sandbox_require_number/init.lua:4: error: require "12": there is no file mods/sandbox_require_number/12.lua; in init.lua of sandbox_require_number
require(12)
return { api = 1, name = "sandbox_require_number" }
