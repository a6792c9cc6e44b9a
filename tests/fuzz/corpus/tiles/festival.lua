-- The ten tiles of the 2016 print (FEST-R1; section 6 of the fact sheet), one of each. The festival
-- place is a mark of the tile, no segment: nobody can stand on it (FEST-R13). A field of a strip
-- between two cities has no edge.
return {
  { id = "FE/CCc", count = 1, edges = "FCCC", city = { { "E", "W" }, { "S" } },
    field = { { "N", touches = { 1 } }, { touches = { 1, 2 } } }, marks = { "festival" } },
  { id = "FE/CcCc", count = 1, edges = "CCCC", city = { { "N", "W" }, { "E", "S" } },
    field = { { touches = { 1, 2 } } }, marks = { "festival" } },
  { id = "FE/CFR", count = 1, edges = "CFRF", city = { { "N" } }, road = { { "S" } },
    field = { { "W", "SR", touches = { 1 } }, { "E", "SL", touches = { 1 } } },
    leads_to = { { "city 1", "road 1" } }, marks = { "festival" } },
  -- In this one and the next the road runs to a gate of the city, so it parts the fields.
  { id = "FE/CR", count = 1, edges = "CRFF", city = { { "N" } }, road = { { "E" } },
    field = { { "EL", touches = { 1 } }, { "ER", "S", "W", touches = { 1 } } },
    leads_to = { { "city 1", "road 1" } }, marks = { "festival" } },
  { id = "FE/RC", count = 1, edges = "CFFR", city = { { "N" } }, road = { { "W" } },
    field = { { "WR", touches = { 1 } }, { "WL", "S", "E", touches = { 1 } } },
    leads_to = { { "city 1", "road 1" } }, marks = { "festival" } },
  { id = "FE/CRCR", count = 1, edges = "CRCR", city = { { "N" }, { "S" } },
    road = { { "E" }, { "W" } },
    field = { { "EL", touches = { 1 } }, { "WR", touches = { 1 } }, { "ER", touches = { 2 } },
      { "WL", touches = { 2 } } },
    leads_to = { { "city 1", "city 2" }, { "city 1", "road 1" }, { "city 1", "road 2" },
      { "city 2", "road 1" }, { "city 2", "road 2" }, { "road 1", "road 2" } },
    marks = { "festival" } },
  { id = "FE/CRr", count = 1, edges = "CRRF", city = { { "N" } }, road = { { "E", "S" } },
    field = { { "EL", "W", "SR", touches = { 1 } }, { "ER", "SL" } }, marks = { "festival" } },
  { id = "FE/RrC", count = 1, edges = "CFRR", city = { { "N" } }, road = { { "S", "W" } },
    field = { { "WR", "E", "SL", touches = { 1 } }, { "WL", "SR" } }, marks = { "festival" } },
  { id = "FE/LRR", count = 1, edges = "FFRR", monastery = { {} }, road = { { "S" }, { "W" } },
    field = { { "N", "E", "WR", "SL" }, { "WL", "SR" } },
    leads_to = { { "monastery 1", "road 1" }, { "monastery 1", "road 2" } },
    marks = { "festival" } },
  { id = "FE/RrRr", count = 1, edges = "RRRR", road = { { "N", "W" }, { "E", "S" } },
    field = { { "NL", "WR" }, { "SL", "ER" }, { "NR", "EL", "SR", "WL" } },
    marks = { "festival" } },
  -- FEST-R7: the 2024 print has two land tiles more, whose shapes no text tells.
  function()
    if opt.print == "2024" then
      error("the 2024 print needs the tiles FE/2024.1 and FE/2024.2, which are not described "
        .. "anywhere (FEST-R7); set print = 2016, or name a file that has all twelve with "
        .. "tiles = FILE", 0)
    end
  end,
}
