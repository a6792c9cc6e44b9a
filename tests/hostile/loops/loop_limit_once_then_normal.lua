-- the limit met inside pcall, then a normal return
-- before: refused
-- expect: [loop_limit_once_then_normal on.meeple_placed] mods/loop_limit_once_then_normal/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_limit_once_then_normal, turn 1 of Red
-- expect: [loop_limit_once_then_normal on.meeple_placed] mods/loop_limit_once_then_normal/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_limit_once_then_normal, turn 2 of Blue
return { api = 1, name = "loop_limit_once_then_normal", on = {
  meeple_placed = function(game, figure)
    pcall(function() while true do end end)
    return 1
  end,
} }
