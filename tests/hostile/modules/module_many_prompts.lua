-- 10,000 prompts
-- before: refused
-- expect: plays on
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = { text = "x" } end
return { api = 1, name = "module_many_prompts", prompts = t }
