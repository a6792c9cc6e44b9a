-- a number that is none while the file is read
-- before: its text differed between machines
-- expect: [module_nan init.lua] mods/module_nan/init.lua: error: made a number that is none, as 0/0 is; its text differs between machines, so look before dividing; in init.lua of module_nan
return { api = 1, name = "module_nan", title = "" .. 0 / 0 }
