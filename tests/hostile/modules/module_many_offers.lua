-- 10,000 offers
-- before: refused
-- expect: [module_many_offers] error: more than 4808 choices at one prompt
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = { text = "x", take = function() end } end
return { api = 1, name = "module_many_offers", offers = { action = t } }
