-- chance while the file is read
-- before: refused
-- expect: [sandbox_random_load init.lua] mods/sandbox_random_load/init.lua:4: error: math.random is for handlers, steps and takes; a query or list must have the same answer each time; in init.lua of sandbox_random_load
math.random(6)
return { api = 1, name = "sandbox_random_load" }
