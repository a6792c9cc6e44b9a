-- 10,000 stats
-- before: refused
-- expect: [module_many_stats] mods/module_many_stats/init.lua: error: stats: there are 10000; a module has up to 256 counters
-- alone: yes
local t = {}
for i = 1, 10000 do t["n" .. i] = "x" end
return { api = 1, name = "module_many_stats", stats = t }
