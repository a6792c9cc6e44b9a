-- joined and parted without end
-- before: refused
-- expect: [flood_join_again on.meeple_placed] mods/flood_join_again/init.lua:10: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of flood_join_again, turn 1 of Red
-- expect: [flood_join_again on.meeple_placed] mods/flood_join_again/init.lua:10: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of flood_join_again, turn 2 of Blue
return { api = 1, name = "flood_join_again",
  pick = { fields = { segments = "any", on = "field" } }, on = {
  meeple_placed = function(game, figure)
    local last
    for s in game:each("fields") do
      if last then while true do game:join(last, s) game:unjoin(last, s) end end
      last = s
    end
  end,
} }
