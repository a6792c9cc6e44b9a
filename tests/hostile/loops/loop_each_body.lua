-- game:each inside game:each, for ever
-- before: refused
-- expect: [loop_each_body on.meeple_placed] mods/loop_each_body/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_each_body, turn 1 of Red
-- expect: [loop_each_body on.meeple_placed] mods/loop_each_body/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_each_body, turn 2 of Blue
return { api = 1, name = "loop_each_body",
  pick = { all = { figures = "any" } }, on = {
  meeple_placed = function(game, figure)
    while true do
      for _ in game:each("all") do for _ in game:each("all") do end end
    end
  end,
} }
