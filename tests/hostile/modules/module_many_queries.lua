-- 10,000 declared queries
-- before: refused
-- expect: plays on
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = { args = {}, answer = "integer" } end
return { api = 1, name = "module_many_queries", declares = { queries = t } }
