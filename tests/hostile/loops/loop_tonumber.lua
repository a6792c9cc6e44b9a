-- tonumber of long texts, for ever
-- before: refused
-- expect: [loop_tonumber on.meeple_placed] mods/loop_tonumber/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_tonumber, turn 1 of Red
-- expect: [loop_tonumber on.meeple_placed] mods/loop_tonumber/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_tonumber, turn 2 of Blue
return { api = 1, name = "loop_tonumber", on = {
  meeple_placed = function(game, figure)
    local s = "0x" .. ("f"):rep(190)
    while true do tonumber(s) end
  end,
} }
