-- 10,000 handlers of one station
-- before: refused
-- expect: plays on
local t = {}
for i = 1, 10000 do t[i] = { function() end } end
return { api = 1, name = "module_many_handlers", on = { start = t } }
