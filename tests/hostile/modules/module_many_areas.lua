-- 10,000 areas
-- before: refused
-- expect: plays on
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = 4 end
return { api = 1, name = "module_many_areas", areas = t }
