-- require of a folder
-- before: refused
-- expect: [sandbox_require_folder init.lua] mods/sandbox_require_folder/init.lua:5: error: require "sub": mods/sandbox_require_folder/sub.lua leads out of the module's folder; in init.lua of sandbox_require_folder
-- link: sub.lua /etc
require("sub")
return { api = 1, name = "sandbox_require_folder" }
