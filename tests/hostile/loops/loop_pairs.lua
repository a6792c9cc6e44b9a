-- pairs of a large table, for ever
-- before: refused
-- expect: [loop_pairs on.meeple_placed] mods/loop_pairs/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_pairs, turn 1 of Red
-- expect: [loop_pairs on.meeple_placed] mods/loop_pairs/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_pairs, turn 2 of Blue
return { api = 1, name = "loop_pairs", on = {
  meeple_placed = function(game, figure)
    local t = {}
    for i = 1, 20000 do t["k" .. i] = i end
    while true do pairs(t) end
  end,
} }
