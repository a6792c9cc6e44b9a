-- Comes after the module that comes after it.
return { api = 1, name = "cycle", after = { "module_after_cycle" } }
