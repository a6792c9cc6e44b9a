-- 10,000 required modules
-- before: refused
-- expect: [module_requires_many] game.ini:2: error: module_requires_many requires m1, which is not on; write m1 = on
-- expect: [module_requires_many] game.ini:2: error: module_requires_many requires m2, which is not on; write m2 = on
local t = {}
for i = 1, 10000 do t[i] = "m" .. i end
return { api = 1, name = "module_requires_many", requires = t }
