-- a link to a file that never ends
-- before: refused
-- expect: [sandbox_require_link_zero init.lua] mods/sandbox_require_link_zero/init.lua:5: error: require "zero": mods/sandbox_require_link_zero/zero.lua leads out of the module's folder; in init.lua of sandbox_require_link_zero
-- link: zero.lua /dev/zero
require("zero")
return { api = 1, name = "sandbox_require_link_zero" }
