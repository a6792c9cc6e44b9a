-- The start tile's road goes on to the east, tile after tile, and ends at a crossing on both sides.
local function road(s, tiles)
  s:lay("BA/RRR", -1, 0, 180)
  for x = 1, tiles - 3 do s:lay("BA/RFr", x, 0) end
  s:put("Red", "meeple", { 0, 0, "road 1" })
end

for tiles, points in pairs{ [6] = 6, [7] = 14, [8] = 8 } do
  scenario("seven_roads: a completed road of " .. tiles .. " tiles: " .. points .. " points") {
    mods = { "seven_roads" },
    function(s)
      road(s, tiles)
      s:turn{ tile = "BA/RRR", cell = { tiles - 2, 0 } }
      s:expect{ score = { Red = points } }
    end,
  }
end

scenario "seven_roads: at the end an unfinished road counts twice too" {
  mods = { "seven_roads" },
  function(s)
    road(s, 8) -- seven of the eight lie
    s:final()
    s:expect{ score = { Red = 14 } }
  end,
}

scenario "seven_roads: the length is an option; cities are left alone" {
  mods = { "seven_roads" }, options = { seven_roads = { length = 2 } },
  function(s)
    s:lay("BA/RFr", 1, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:turn{ tile = "BA/C", cell = { 0, -1 }, rot = 180 }
    s:final()
    s:expect{ score = { Red = 4, Blue = 4 } }
  end,
}
