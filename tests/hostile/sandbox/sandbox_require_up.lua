-- C080: require of a folder above
-- before: refused
-- expect: [sandbox_require_up init.lua] mods/sandbox_require_up/init.lua:4: error: require "../secret": only the name of a file in the module's own folder, without .lua; in init.lua of sandbox_require_up
require("../secret")
return { api = 1, name = "sandbox_require_up" }
