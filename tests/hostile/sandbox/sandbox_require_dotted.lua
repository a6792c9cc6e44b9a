-- C080: require of a dotted name
-- before: refused
-- expect: [sandbox_require_dotted init.lua] mods/sandbox_require_dotted/init.lua:4: error: require "a.b": only the name of a file in the module's own folder, without .lua; in init.lua of sandbox_require_dotted
require("a.b")
return { api = 1, name = "sandbox_require_dotted" }
