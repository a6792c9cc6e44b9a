-- the limit met inside pcall, then a normal return
-- before: refused
-- expect: [loop_limit_once_then_normal on.meeple_placed] mods/loop_limit_once_then_normal/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_limit_once_then_normal, turn 1 of Red
-- expect: [loop_limit_once_then_normal on.meeple_placed] mods/loop_limit_once_then_normal/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_limit_once_then_normal, turn 2 of Blue
-- expect: [loop_limit_once_then_normal on.meeple_placed] mods/loop_limit_once_then_normal/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_limit_once_then_normal, turn 3 of Red
-- expect: [loop_limit_once_then_normal on.meeple_placed] mods/loop_limit_once_then_normal/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_limit_once_then_normal, turn 4 of Blue
return { api = 1, name = "loop_limit_once_then_normal", on = {
  meeple_placed = function(game, figure)
    pcall(function() while true do end end)
    return 1
  end,
} }
