-- 10,000 chances
-- before: refused
-- expect: plays on
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = { outcomes = { 1, 2 }, resolved = function() end } end
return { api = 1, name = "module_many_chances", chances = t }
