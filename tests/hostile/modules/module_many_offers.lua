-- 10,000 offers
-- before: blamed the base game
-- expect: [module_many_offers] mods/module_many_offers/init.lua: error: more than 4808 choices at one prompt
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = { text = "x", take = function() end } end
return { api = 1, name = "module_many_offers", offers = { action = t } }
