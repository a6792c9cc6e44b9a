-- The large meeple beside the Peasant Revolts and the Festival. It needs no ruling file: it is a
-- meeple like another.

scenario "COMBO-IC-REVOLT-1, INNS-X3: hit like another, protected it counts once" {
  rules = { "inns_and_cathedrals", "peasant_revolts" },
  function(s)
    s:lay("BA/C", 5, 5)
    s:put("Red", "large_meeple", { 0, 0, "city 1" }, { protected = true })
    s:put("Red", "meeple", { 5, 5, "city 1" })
    s:draw("PR/05") -- a city revolt: two points for the protected one
    s:expect{ score = { Red = 2 }, supply = { Red = { meeple = 7, large_meeple = 0 } },
      at = { { 0, 0, "city 1", "Red", "large_meeple" } } }
  end,
}

scenario "COMBO-IC-REVOLT-1, INNS-X3: unprotected it goes home" {
  rules = { "inns_and_cathedrals", "peasant_revolts" },
  function(s)
    s:put("Red", "large_meeple", { 0, 0, "city 1" })
    s:draw("PR/05")
    s:expect{ score = { Red = 0 }, supply = { Red = { large_meeple = 1 } } }
  end,
}

scenario "COMBO-IC-REVOLT-1, INNS-X3: four to protect it when placed, two later" {
  rules = { "inns_and_cathedrals", "peasant_revolts" }, players = { "Red" },
  function(s)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "put", kind = "large_meeple", at = "road 1" }
    s:expect{ prompt = "protect" }
    s:choose{ c = "peasant_revolts.pay" }
    s:expect{ score = { Red = -4 } }
    s:cell("protected", { 1, 0, "road 1" }, false)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    s:choose{ c = "peasant_revolts.protect_later", figure = { 1, 0, "road 1" } }
    s:expect{ score = { Red = -6 } }
  end,
}

scenario "COMBO-IC-FEST-1, INNS-X4: the large meeple may be taken back, without points" {
  rules = { "inns_and_cathedrals", "festival" },
  function(s)
    s:put("Red", "large_meeple", { 0, 0, "city 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "festival.take_back", figure = { 0, 0, "city 1" } }
    s:expect{ score = { Red = 0 }, supply = { Red = { meeple = 7, large_meeple = 1 } } }
  end,
}
