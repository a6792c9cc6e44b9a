-- the file itself takes all memory
-- before: refused
-- expect: [memory_file init.lua] mods/memory_file/init.lua:5: error: instruction limit of 1M reached; does a loop here ever end?; in init.lua of memory_file
local t = {}
while true do t = { t } end
return { api = 1, name = "memory_file" }
