-- 10,000 declared events
-- before: refused
-- expect: plays on
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = { args = {} } end
return { api = 1, name = "module_many_events", declares = { events = t } }
