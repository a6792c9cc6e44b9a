-- required modules of odd names
-- before: refused
-- expect: [module_requires_odd] game.ini:2: error: module_requires_odd requires , which is not on; write  = on
-- expect: [module_requires_odd] game.ini:2: error: module_requires_odd requires .., which is not on; write .. = on
local _
return { api = 1, name = "module_requires_odd", requires = { "", "..", "a/b", "\27[31m", "base", "x\0y" } }
