-- C080: a link out of the folder
-- before: refused
-- expect: [sandbox_require_link init.lua] mods/sandbox_require_link/init.lua:5: error: require "out": mods/sandbox_require_link/out.lua leads out of the module's folder; in init.lua of sandbox_require_link
-- link: out.lua /etc/hostname
require("out")
return { api = 1, name = "sandbox_require_link" }
