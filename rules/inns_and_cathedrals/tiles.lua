-- The 18 tiles of Inns & Cathedrals (tile list of INNS). An inn belongs to the road that it stands
-- at, a cathedral to its city.
local gardens = opt.edition ~= "C1" and 1 or 0 -- printed from the second edition on

return {
  { id = "IC/Cccc.c", count = 2, edges = "CCCC",
    city = { { "N", "E", "S", "W", marks = { "cathedral" } } } },
  -- The monastery parts the two roads (INNS-C3).
  { id = "IC/LRFR", count = 1, edges = "FRFR", monastery = true, road = { { "E" }, { "W" } },
    field = { { "N", "EL", "WR" }, { "ER", "S", "WL" } },
    leads_to = { { "monastery 1", "road 1" }, { "monastery 1", "road 2" } } },

  -- Several cities on one tile (INNS-C4)
  { id = "IC/CCCC", count = 1 - gardens, edges = "CCCC",
    city = { { "N" }, { "E" }, { "S" }, { "W" } }, field = { { touches = { 1, 2, 3, 4 } } } },
  { id = "IC/CCCCG", count = gardens, edges = "CCCC",
    city = { { "N" }, { "E" }, { "S" }, { "W" } }, field = { { touches = { 1, 2, 3, 4 } } },
    marks = { "garden" } },
  { id = "IC/CCC", count = 1, edges = "CCFC",
    city = { { "N" }, { "E" }, { "W" } }, field = { { "S", touches = { 1, 2, 3 } } } },
  { id = "IC/CRCR", count = 1, edges = "CRCR",
    city = { { "N" }, { "S" } }, road = { { "E" }, { "W" } },
    field = { { "EL", touches = { 1 } }, { "ER", touches = { 2 } }, { "WL", touches = { 2 } },
      { "WR", touches = { 1 } } },
    leads_to = { { "city 1", "city 2", "road 1", "road 2" } } },
  { id = "IC/CCc+", count = 1, edges = "CFCC",
    city = { { "N", "W", pennants = 1 }, { "S" } }, field = { { "E", touches = { 1, 2 } } } },

  -- The city's point reaches the far side and parts the fields (INNS-C5).
  { id = "IC/C!", count = 1, edges = "CFFF", city = { { "N" } },
    field = { { "E", touches = { 1 } }, { "S", "W", touches = { 1 } } } },

  { id = "IC/CFR", count = 1, edges = "CFRF", city = { { "N" } }, road = { { "S" } },
    field = { { "E", "SL", touches = { 1 } }, { "SR", "W", touches = { 1 } } },
    leads_to = { { "city 1", "road 1" } } },
  { id = "IC/CcR", count = 1, edges = "CRFC", city = { { "N", "W" } }, road = { { "E" } },
    field = { { "EL", touches = { 1 } }, { "ER", "S", touches = { 1 } } },
    leads_to = { { "city 1", "road 1" } } },
  { id = "IC/CRcR+", count = 1, edges = "RCRC",
    city = { { "E", "W", pennants = 1 } }, road = { { "N" }, { "S" } },
    field = { { "NL", touches = { 1 } }, { "NR", touches = { 1 } }, { "SL", touches = { 1 } },
      { "SR", touches = { 1 } } },
    leads_to = { { "city 1", "road 1" }, { "city 1", "road 2" } } },

  -- Inns
  { id = "IC/RCc.i", count = 1, edges = "CFRC",
    city = { { "N", "W" } }, road = { { "S", marks = { "inn" } } },
    field = { { "E", "SL", touches = { 1 } }, { "SR", touches = { 1 } } },
    leads_to = { { "city 1", "road 1" } } },
  { id = "IC/RrC.i", count = 1, edges = "CFRR",
    city = { { "N" } }, road = { { "S", "W", marks = { "inn" } } },
    field = { { "E", "SL", "WR", touches = { 1 } }, { "SR", "WL" } } },
  { id = "IC/CcRr+.i", count = 1, edges = "CRRC",
    city = { { "N", "W", pennants = 1 } }, road = { { "E", "S", marks = { "inn" } } },
    field = { { "EL", "SR", touches = { 1 } }, { "ER", "SL" } } },
  -- At the crossing the eastern road alone has the inn (INNS-R13).
  { id = "IC/RRR.i", count = 1, edges = "FRRR",
    road = { { "E", marks = { "inn" } }, { "S" }, { "W" } },
    field = { { "N", "EL", "WR" }, { "ER", "SL" }, { "SR", "WL" } },
    leads_to = { { "road 1", "road 2", "road 3" } } },
  { id = "IC/RFr.i", count = 1 - gardens, edges = "FRFR",
    road = { { "E", "W", marks = { "inn" } } },
    field = { { "N", "EL", "WR" }, { "ER", "S", "WL" } } },
  { id = "IC/RFr.iG", count = gardens, edges = "FRFR",
    road = { { "E", "W", marks = { "inn" } } },
    field = { { "N", "EL", "WR" }, { "ER", "S", "WL" } }, marks = { "garden" } },
  { id = "IC/Rr.i", count = 1, edges = "FFRR", road = { { "S", "W", marks = { "inn" } } },
    field = { { "N", "E", "SL", "WR" }, { "SR", "WL" } } },

  { id = "IC/RrRr", count = 1, edges = "RRRR", road = { { "N", "W" }, { "E", "S" } },
    field = { { "NL", "WR" }, { "NR", "EL", "SR", "WL" }, { "ER", "SL" } } },
}
