-- The thirty tiles of The Princess & the Dragon: volcanoes, dragons, princesses and magic portals are
-- marks of the tile; a princess is one of her city too. The first print has no gardens.
local function print(first, tile)
  if (opt.edition == "C1") ~= first then tile.count = 0 end
  return tile
end

local function bend(id, count, mark)
  return { id = id, count = count, edges = "FFRR", road = { { "S", "W" } },
    field = { { "N", "E", "SL", "WR" }, { "SR", "WL" } }, marks = { mark } }
end
local function straight(id, mark)
  return { id = id, edges = "FRFR", road = { { "E", "W" } },
    field = { { "N", "EL", "WR" }, { "ER", "S", "WL" } }, marks = { mark } }
end
local function cap(id, marks)
  return { id = id, edges = "CFFF", city = { { "N" } },
    field = { { "E", "S", "W", touches = { 1 } } }, marks = marks }
end
-- A city over the sides N and W.
local function corner(id, princess, marks)
  return { id = id, edges = "CFFC", city = { { "N", "W", marks = { princess } } },
    field = { { "E", "S", touches = { 1 } } }, marks = marks }
end
local function cap_and_left(id, mark)
  return { id = id, edges = "CFRR", city = { { "N" } }, road = { { "S", "W" } },
    field = { { "E", "SL", "WR", touches = { 1 } }, { "SR", "WL" } }, marks = { mark } }
end
local function cap_and_right(id, mark)
  return { id = id, edges = "CRRF", city = { { "N" } }, road = { { "E", "S" } },
    field = { { "EL", "SR", "W", touches = { 1 } }, { "ER", "SL" } }, marks = { mark } }
end
local function corner_and_bend(id, princess, mark)
  return { id = id, edges = "CRRC", city = { { "N", "W", marks = { princess } } },
    road = { { "E", "S" } }, field = { { "EL", "SR", touches = { 1 } }, { "ER", "SL" } },
    marks = { mark } }
end
local function crossing(id, mark)
  return { id = id, edges = "FRRR", road = { { "E" }, { "S" }, { "W" } },
    field = { { "N", "EL", "WR" }, { "ER", "SL" }, { "SR", "WL" } },
    leads_to = { { "road 1", "road 2", "road 3" } }, marks = { mark } }
end

return {
  { id = "DG/F.v", edges = "FFFF", field = { { "N", "E", "S", "W" } }, marks = { "volcano" } },
  { id = "DG/RrRr.g", edges = "RRRR", road = { { "N", "W" }, { "E", "S" } },
    field = { { "NL", "WR" }, { "ER", "SL" }, { "NR", "EL", "SR", "WL" } }, marks = { "portal" } },
  { id = "DG/R.v", edges = "FFRF", road = { { "S" } }, field = { { "N", "E", "SL", "SR", "W" } },
    marks = { "volcano" } },
  print(true, cap("DG/C.d", { "dragon" })),
  print(false, cap("DG/C.dG", { "dragon", "garden" })),
  cap("DG/C.v", { "volcano" }),
  { id = "DG/LRRR.d", edges = "FRRR", monastery = { {} }, road = { { "E" }, { "S" }, { "W" } },
    field = { { "N", "EL", "WR" }, { "ER", "SL" }, { "SR", "WL" } },
    leads_to = { { "monastery 1", "road 1" }, { "monastery 1", "road 2" },
      { "monastery 1", "road 3" } },
    marks = { "dragon" } },
  crossing("DG/RRR.d", "dragon"),
  crossing("DG/RRR.g", "portal"),
  { id = "DG/CRRR.p", edges = "CRRR", city = { { "N", marks = { "princess" } } },
    road = { { "E" }, { "S" }, { "W" } },
    field = { { "EL", "WR", touches = { 1 } }, { "ER", "SL" }, { "SR", "WL" } },
    leads_to = { { "road 1", "road 2", "road 3" } }, marks = { "princess" } },
  { id = "DG/CCc+.p", edges = "CCCF",
    city = { { "N", marks = { "princess" } }, { "E", "S", pennants = 1 } },
    field = { { "W", touches = { 1 }, apart = { 2 } }, { touches = { 1, 2 } } },
    marks = { "princess" } },
  { id = "DG/Ccc.p", edges = "CCFC", city = { { "N", "E", "W", marks = { "princess" } } },
    field = { { "S", touches = { 1 } } }, marks = { "princess" } },
  { id = "DG/Ccc+.g", edges = "CCFC", city = { { "N", "E", "W", pennants = 1 } },
    field = { { "S", touches = { 1 } } }, marks = { "portal" } },
  { id = "DG/LCcc.d", edges = "CCFC", monastery = { {} }, city = { { "N", "E", "W" } },
    field = { { "S", touches = { 1 } } }, leads_to = { { "monastery 1", "city 1" } },
    marks = { "dragon" } },
  bend("DG/Rr.d", 2, "dragon"),
  bend("DG/Rr.v", 1, "volcano"),
  straight("DG/RFr.d", "dragon"),
  straight("DG/RFr.v", "volcano"),
  { id = "DG/Cc!.p", edges = "CFFC", city = { { "N", "W", marks = { "princess" } } },
    field = { { "E", touches = { 1 } }, { "S", touches = { 1 } } }, marks = { "princess" } },
  corner("DG/Cc.d", nil, { "dragon" }),
  print(true, corner("DG/Cc.p", "princess", { "princess" })),
  print(false, corner("DG/Cc.pG", "princess", { "princess", "garden" })),
  { id = "DG/CC.v", edges = "CCFF", city = { { "N" }, { "E" } },
    field = { { "S", "W", touches = { 1, 2 } } }, marks = { "volcano" } },
  { id = "DG/CFc+.d", edges = "FCFC", city = { { "E", "W", pennants = 1 } },
    field = { { "N", touches = { 1 } }, { "S", touches = { 1 } } }, marks = { "dragon" } },
  corner_and_bend("DG/CcRr.p", "princess", "princess"),
  corner_and_bend("DG/CcRr.g", nil, "portal"),
  -- The road passes under the city, whose fields nothing parts (DRAGON-R60).
  { id = "DG/CRcr.d", edges = "RCRC", city = { { "E", "W" } }, road = { { "N", "S" } },
    field = { { "NL", "NR", touches = { 1 } }, { "SL", "SR", touches = { 1 } } },
    marks = { "dragon" } },
  cap_and_left("DG/RrC.d", "dragon"),
  cap_and_left("DG/RrC.g", "portal"),
  cap_and_right("DG/CRr.d", "dragon"),
  cap_and_right("DG/CRr.g", "portal"),
}
