-- Never drawn, whatever it says of itself.
return { { id = "WB/piece", count = 5, start = true, edges = "FFFF", monastery = true,
  field = { { "N", "E", "S", "W" } } } }
