-- the file never ends, within pcall
-- before: refused
-- expect: [loop_file_pcall init.lua] mods/loop_file_pcall/init.lua:4: error: instruction limit of 1M reached; does a loop here ever end?; in init.lua of loop_file_pcall
repeat until pcall(function() while true do end end)
return { api = 1, name = "loop_file_pcall" }
