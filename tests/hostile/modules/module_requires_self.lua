-- a module that requires itself
-- before: refused
-- expect: plays on
local _
return { api = 1, name = "module_requires_self", requires = { "module_requires_self" } }
