-- all fields of the board joined
-- before: refused
-- expect: [flood_join_many on.meeple_placed] mods/flood_join_many/init.lua:10: error: game:join: more than 64 joins; in on.meeple_placed of flood_join_many, turn 8 of Blue
-- expect: [flood_join_many on.meeple_placed] mods/flood_join_many/init.lua:10: error: game:join: more than 64 joins; in on.meeple_placed of flood_join_many, turn 9 of Red
return { api = 1, name = "flood_join_many",
  pick = { fields = { segments = "any", on = "field" } }, on = {
  meeple_placed = function(game, figure)
    local last
    for s in game:each("fields") do
      if last then game:join(last, s) end
      last = s
    end
  end,
} }
