-- 10,000 prompts
-- before: refused
-- expect: plays on
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = { text = "x" } end
return { api = 1, name = "module_many_prompts", prompts = t }
