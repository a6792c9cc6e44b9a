-- The twelve land tiles of Abbey & Mayor. The abbeys are no land tiles: they are in abbey.lua.
-- From the second print on one tile has a garden.
local function print(first, id, tile)
  tile.id = id
  if (opt.edition == "C1") ~= first then tile.count = 0 end
  return tile
end

return {
  { id = "AM/C++", edges = "CCCC", city = { { "N", "E", "S", "W", pennants = 2 } } },
  { id = "AM/CCcc+", edges = "CCCC", city = { { "N", "S", pennants = 1 }, { "E", "W" } },
    field = { { touches = { 1, 2 } }, { touches = { 1, 2 } } } },
  { id = "AM/CCc+", edges = "CCFC", city = { { "N", pennants = 1 }, { "E", "W" } },
    field = { { "S", touches = { 1, 2 } }, { touches = { 1, 2 } } } },
  { id = "AM/CCRR", edges = "CRRC", city = { { "N" }, { "W" } }, road = { { "E" }, { "S" } },
    field = { { "EL", touches = { 1 } }, { "ER", "SL", touches = { 1, 2 } },
      { "SR", touches = { 2 } } },
    leads_to = { { "city 1", "road 1" }, { "city 2", "road 2" } } },
  { id = "AM/LRRRR", edges = "RRRR", monastery = true,
    road = { { "N" }, { "E" }, { "S" }, { "W" } },
    field = { { "NL", "WR" }, { "NR", "EL" }, { "ER", "SL" }, { "SR", "WL" } },
    leads_to = { { "monastery 1", "road 1" }, { "monastery 1", "road 2" },
      { "monastery 1", "road 3" }, { "monastery 1", "road 4" } } },
  { id = "AM/RC", edges = "CFFR", city = { { "N" } }, road = { { "W" } },
    field = { { "E", "S", "WL", touches = { 1 } }, { "WR", touches = { 1 } } },
    leads_to = { { "city 1", "road 1" } } },
  { id = "AM/CRr", edges = "CRRF", city = { { "N" } }, road = { { "E", "S" } },
    field = { { "EL", touches = { 1 } }, { "ER", "SL" }, { "SR", "W", touches = { 1 } } } },
  { id = "AM/RrC", edges = "CFRR", city = { { "N" } }, road = { { "S", "W" } },
    field = { { "E", "SL", touches = { 1 } }, { "SR", "WL" }, { "WR", touches = { 1 } } } },
  { id = "AM/C!+", edges = "FFFC", city = { { "W", pennants = 1 } },
    field = { { "N", touches = { 1 } }, { "E", touches = { 1 } }, { "S", touches = { 1 } } } },
  print(true, "AM/R", { edges = "FFRF", road = { { "S" } },
    field = { { "N", "E", "SL", "SR", "W" } } }),
  print(false, "AM/RG", { edges = "FFRF", road = { { "S" } },
    field = { { "N", "E", "SL", "SR", "W" } }, marks = { "garden" } }),
  { id = "AM/Rrr", edges = "RRFR", road = { { "N", "E", "W" } },
    field = { { "ER", "S", "WL" }, { "NL", "WR" }, { "NR", "EL" } } },
  { id = "AM/CRcr+", edges = "RCRC", city = { { "E", "W", pennants = 1 } },
    road = { { "N", "S", marks = { "tunnel" } } },
    field = { { "NL", touches = { 1 } }, { "NR", touches = { 1 } },
      { "SL", "SR", touches = { 1 } } } },
}
