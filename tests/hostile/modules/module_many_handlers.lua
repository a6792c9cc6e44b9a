-- 10,000 handlers of one station
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
local t = {}
for i = 1, 10000 do t[i] = { function() end } end
return { api = 1, name = "module_many_handlers", on = { start = t } }
