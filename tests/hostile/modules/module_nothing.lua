-- C098: nothing is returned
-- before: refused
-- expect: [module_nothing] mods/module_nothing/init.lua: error: the file returns nil; it must return the module's table
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
local _
return
