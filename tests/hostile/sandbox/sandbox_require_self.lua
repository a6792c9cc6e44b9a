-- the file requires itself
-- before: refused
-- expect: [sandbox_require_self init.lua] mods/sandbox_require_self/init.lua:4: error: require "init": it is being read; two files require each other; in init.lua of sandbox_require_self
require("init")
return { api = 1, name = "sandbox_require_self" }
