-- require of a name with a zero byte
-- before: was read as the name before the zero
-- expect: [sandbox_require_zero init.lua] mods/sandbox_require_zero/init.lua:5: error: require "part": only the name of a file in the module's own folder, without .lua; in init.lua of sandbox_require_zero
-- file: part.lua return 1
require("part\0/../../x")
return { api = 1, name = "sandbox_require_zero" }
