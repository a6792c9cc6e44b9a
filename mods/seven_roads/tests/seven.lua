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

scenario "seven_roads: cities of seven tiles are left alone" {
  mods = { "seven_roads" },
  function(s)
    for y = 1, 5 do s:lay("BA/CFc.1", 0, -y, 90) end
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:turn{ tile = "BA/C", cell = { 0, -6 }, rot = 180 }
    s:expect{ score = { Red = 14 } }
  end,
}
