-- 10,000 state
-- before: refused
-- expect: [module_many_state] mods/module_many_state/init.lua: error: state.n1: the key "?cell" has control characters, or isn't UTF-8
-- expect: [module_many_state] mods/module_many_state/init.lua: error: state.n10: the key "?cell" has control characters, or isn't UTF-8
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = cell.per_segment(0) end
return { api = 1, name = "module_many_state", state = t }
