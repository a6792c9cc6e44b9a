-- the bag emptied
-- before: refused
-- expect: [flood_bag on.meeple_placed] mods/flood_bag/init.lua:8: error: bad argument #1 to 'take_from_bag' (no type "no such tile" here); in on.meeple_placed of flood_bag, turn 1 of Red
-- expect: [flood_bag on.meeple_placed] mods/flood_bag/init.lua:8: error: bad argument #1 to 'take_from_bag' (no type "no such tile" here); in on.meeple_placed of flood_bag, turn 2 of Blue
return { api = 1, name = "flood_bag", on = {
  meeple_placed = function(game, figure)
    for _, t in ipairs({ "BA/L", "BA/RFr", "BA/RCr", "BA/C" }) do while game:take_from_bag(t) do end end
    game:take_from_bag("no such tile")
  end,
} }
