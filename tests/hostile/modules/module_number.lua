-- C098: a number is returned
-- before: refused
-- expect: [module_number] mods/module_number/init.lua: error: the file returns an integer; it must return the module's table
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
local _
return 7
