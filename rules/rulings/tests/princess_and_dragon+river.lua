-- The Princess & the Dragon beside the River: DRAGON-X7, RIVER-R23, RIVER-C1, RIVER-C2.

local second = { river = { rivers = "2" } }

scenario "DRAGON-X7, RIVER-R23, RIVER-C2: the lake with the volcano brings the dragon" {
  rules = { "princess_and_dragon", "river" }, options = second,
  function(s)
    s:put("Red", "meeple", { 0, 0, "field 1" })
    s:bag{ "RI.2/I.v", "BA/L" }
    s:draw("RI.2/I.v")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ at = { { 1, 0, nil, false, "dragon" } } }
    s:refuse{ c = "put", kind = "meeple", at = { 1, 0, "field 1" } }
    s:choose{ c = "princess_and_dragon.move_fairy", figure = { 0, 0, "field 1" } } -- RIVER-C1
  end,
}
