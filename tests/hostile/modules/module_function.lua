-- C098: a function is returned
-- before: refused
-- expect: [module_function] mods/module_function/init.lua: error: the file returns a function; it must return the module's table
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
local _
return function() return {} end
