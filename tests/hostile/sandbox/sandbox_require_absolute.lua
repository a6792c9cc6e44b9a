-- C080: require of an absolute path
-- before: refused
-- expect: [sandbox_require_absolute init.lua] mods/sandbox_require_absolute/init.lua:4: error: require "/etc/passwd": only the name of a file in the module's own folder, without .lua; in init.lua of sandbox_require_absolute
require("/etc/passwd")
return { api = 1, name = "sandbox_require_absolute" }
