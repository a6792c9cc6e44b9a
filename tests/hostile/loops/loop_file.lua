-- the file itself never ends
-- before: refused
-- expect: [loop_file init.lua] mods/loop_file/init.lua:4: error: instruction limit of 1M reached; does a loop here ever end?; in init.lua of loop_file
while true do end
return { api = 1, name = "loop_file" }
