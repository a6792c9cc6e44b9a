-- a thousand data functions of the longest time allowed
-- before: refused
-- expect: [loop_data_many pick.p10.figures] mods/loop_data_many/init.lua:7: error: instruction limit of 1M reached; does a loop here ever end?; in pick.p10.figures of loop_data_many
-- expect: [loop_data_many pick.p100.figures] mods/loop_data_many/init.lua:7: error: instruction limit of 1M reached; does a loop here ever end?; in pick.p100.figures of loop_data_many
local pick = {}
for i = 1, 120 do
  pick["p" .. i] = { figures = function() for _ = 1, 990000 do end return "any" end }
end
return { api = 1, name = "loop_data_many",
  pick = pick
}
