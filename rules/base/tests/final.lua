-- Final scoring (BASE-R50 to R53) and the editions' fields (BASE-V2).

scenario "BASE-R50: unfinished roads, cities and monasteries" {
  function(s)
    s:lay("BA/RFr", 1, 0, 0)
    s:lay("BA/CFc+", 0, -1, 90)
    s:lay("BA/L", 0, 1, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })        -- two tiles
    s:put("Blue", "meeple", { 0, 0, "city 1" })       -- two tiles, one coat of arms
    s:put("Red", "meeple", { 0, 1, "monastery 1" })   -- itself and (0,0), (1,0)
    s:final()
    s:expect{ score = { Red = 5, Blue = 3 } }
  end,
}

scenario "BASE-R51: three points for each completed city at a field, once a field" {
  function(s)
    s:lay("BA/CFC.2", 0, -1, 0)
    s:lay("BA/C", 0, -2, 180)
    -- Two cities of two tiles are complete. The field of BA/CFC.2 touches both, that of the start
    -- tile and that of BA/C one each.
    s:put("Red", "meeple", { 0, -1, "field 1" })
    s:put("Blue", "meeple", { 0, 0, "field 1" })
    s:put("Blue", "meeple", { 0, -2, "field 1" })
    s:final()
    s:expect{ score = { Red = 6, Blue = 6 } }
  end,
}

scenario "BASE-R51, BASE-P6: an open city gives a field nothing, nor does one it does not touch" {
  function(s)
    s:lay("BA/C", 0, -1, 180)
    s:lay("BA/C", 0, 1, 180)                       -- open to the south
    s:put("Red", "meeple", { 0, 1, "field 1" })    -- touches that one; south of the road
    s:put("Blue", "meeple", { 0, 0, "field 1" })
    s:final()
    s:expect{ score = { Red = 0, Blue = 3 } }
  end,
}

scenario "BASE-R52: the majority of farmers takes a field" {
  function(s)
    s:lay("BA/C", 0, -1, 180)
    s:put("Red", "meeple", { 0, 0, "field 1" })
    s:put("Red", "meeple", { 0, 0, "field 1" })
    s:put("Blue", "meeple", { 0, 0, "field 1" })
    s:final()
    s:expect{ score = { Red = 3, Blue = 0 } }
  end,
}

scenario "BASE-R51, BASE-R52: tied farmers get the field's points each" {
  function(s)
    s:lay("BA/C", 0, -1, 180)
    s:put("Red", "meeple", { 0, 0, "field 1" })
    s:put("Blue", "meeple", { 0, 0, "field 1" })
    s:final()
    s:expect{ score = { Red = 3, Blue = 3 } }
  end,
}

scenario "BASE-R53: an unfinished feature scores once, however many meeples stand in it" {
  function(s)
    s:lay("BA/RFr", 1, 0, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Red", "meeple", { 1, 0, "road 1" })
    s:put("Blue", "meeple", { 1, 0, "road 1" })
    s:final()
    s:expect{ score = { Red = 2, Blue = 0 } }
  end,
}

-- One farmer of Red south of a city and one north of it; two of Blue's north of it.
for _, row in ipairs{
  { "per_field_3", "three for the city in each field", 3, 3 },
  { "city_once_per_player_3", "three for the city, once a player", 3, 3 },
  { "per_city_4", "four to the majority of all farmers around the city", 0, 4 },
} do
  scenario("BASE-V2: field_scoring = " .. row[1] .. ": " .. row[2]) {
    game = { field_scoring = row[1] },
    function(s)
      s:lay("BA/C", 0, -1, 180)
      s:put("Red", "meeple", { 0, 0, "field 1" })
      s:put("Blue", "meeple", { 0, -1, "field 1" })
      s:put("Blue", "meeple", { 0, -1, "field 1" })
      s:final()
      s:expect{ score = { Red = row[3], Blue = row[4] } }
    end,
  }
end

for _, row in ipairs{
  { "per_field_3", 6 }, { "city_once_per_player_3", 3 }, { "per_city_4", 4 },
} do
  scenario("BASE-V2: one player in both fields of a city, field_scoring = " .. row[1]) {
    game = { field_scoring = row[1] },
    function(s)
      s:lay("BA/C", 0, -1, 180)
      s:put("Red", "meeple", { 0, 0, "field 1" })
      s:put("Red", "meeple", { 0, -1, "field 1" })
      s:final()
      s:expect{ score = { Red = row[2] } }
    end,
  }
end
