-- loops left before their end, for ever
-- before: refused
-- expect: [loop_each_left on.meeple_placed] mods/loop_each_left/init.lua:8: error: too many loops are left before their end; in on.meeple_placed of loop_each_left, turn 1 of Red
-- expect: [loop_each_left on.meeple_placed] mods/loop_each_left/init.lua:8: error: too many loops are left before their end; in on.meeple_placed of loop_each_left, turn 2 of Blue
return { api = 1, name = "loop_each_left",
  pick = { all = { figures = "any" } }, on = {
  meeple_placed = function(game, figure)
    while true do game:each("all") end
  end,
} }
