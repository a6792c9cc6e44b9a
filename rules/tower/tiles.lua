-- The eighteen tiles of the Tower, each with a foundation. It is a mark of the tile, no segment. The
-- first print has no gardens. On roads that end at the foundation each is a segment of its own.
local function print(first, id, tile)
  tile.id = id
  if (opt.edition == "C1") ~= first then tile.count = 0 end
  return tile
end
local function garden() return { "tower", "garden" } end

return {
  { id = "TO/C", count = 2, edges = "CFFF", city = { { "N" } },
    field = { { "E", "S", "W", touches = { 1 } } }, marks = { "tower" } },
  print(true, "TO/F", { count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } },
    marks = { "tower" } }),
  print(false, "TO/FG", { count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } },
    marks = garden() }),
  { id = "TO/L", count = 1, edges = "FFFF", monastery = { {} },
    field = { { "N", "E", "S", "W" } }, marks = { "tower" } },
  print(true, "TO/RR", { count = 1, edges = "FFRR", road = { { "S" }, { "W" } },
    field = { { "N", "E", "SL", "WR" }, { "SR", "WL" } }, marks = { "tower" } }),
  print(false, "TO/RRG", { count = 1, edges = "FFRR", road = { { "S" }, { "W" } },
    field = { { "N", "E", "SL", "WR" }, { "SR", "WL" } }, marks = garden() }),
  { id = "TO/RRR", count = 1, edges = "RRFR", road = { { "N" }, { "E" }, { "W" } },
    field = { { "ER", "S", "WL" }, { "NL", "WR" }, { "NR", "EL" } }, marks = { "tower" } },
  { id = "TO/RrRr.2", count = 1, edges = "RRRR", road = { { "N", "W" }, { "E", "S" } },
    field = { { "ER", "SL" }, { "NL", "WR" }, { "NR", "EL", "SR", "WL" } }, marks = { "tower" } },
  { id = "TO/RRRR.1", count = 1, edges = "RRRR", road = { { "N" }, { "E" }, { "S" }, { "W" } },
    field = { { "ER", "SL" }, { "NL", "WR" }, { "NR", "EL" }, { "SR", "WL" } },
    marks = { "tower" } },
  { id = "TO/CRcr", count = 1, edges = "RCRC", city = { { "E", "W" } }, road = { { "N", "S" } },
    field = { { "NL", touches = { 1 } }, { "NR", touches = { 1 } }, { "SL", touches = { 1 } },
      { "SR", touches = { 1 } } }, marks = { "tower" } },
  { id = "TO/CFR", count = 1, edges = "CFRF", city = { { "N" } }, road = { { "S" } },
    field = { { "E", "SL", touches = { 1 } }, { "W", "SR", touches = { 1 } } },
    marks = { "tower" } },
  { id = "TO/RrC", count = 1, edges = "CFRR", city = { { "N" } }, road = { { "S", "W" } },
    field = { { "E", "SL", "WR", touches = { 1 } }, { "SR", "WL" } }, marks = { "tower" } },
  { id = "TO/RCr", count = 1, edges = "CRFR", city = { { "N" } }, road = { { "E", "W" } },
    field = { { "EL", touches = { 1 } }, { "ER", "S", "WL" }, { "WR", touches = { 1 } } },
    marks = { "tower" } },
  { id = "TO/Cc", count = 1, edges = "CFFC", city = { { "N", "W" } },
    field = { { "E", "S", touches = { 1 } } }, marks = { "tower" } },
  { id = "TO/CcR!", count = 1, edges = "CRFC", city = { { "N", "W" } }, road = { { "E" } },
    field = { { "EL", touches = { 1 } }, { "ER", touches = { 1 } }, { "S", touches = { 1 } } },
    leads_to = { { "city 1", "road 1" } }, marks = { "tower" } },
  { id = "TO/CC.2", count = 1, edges = "CFFC", city = { { "N" }, { "W" } },
    field = { { "E", "S", touches = { 1, 2 } } }, marks = { "tower" } },
  { id = "TO/CRCr.2", count = 1, edges = "CRCR", city = { { "N" }, { "S" } },
    road = { { "E", "W" } },
    field = { { "EL", "WR", touches = { 1 } }, { "ER", "WL", touches = { 2 } } },
    marks = { "tower" } },
  { id = "TO/CccR", count = 1, edges = "CCRC", city = { { "N", "E", "W" } }, road = { { "S" } },
    field = { { "SL", touches = { 1 } }, { "SR", touches = { 1 } } },
    leads_to = { { "city 1", "road 1" } }, marks = { "tower" } },
  { id = "TO/CccC+", count = 1, edges = "CCCC",
    city = { { "N", "E", "W", pennants = 1 }, { "S" } }, field = { { touches = { 1, 2 } } },
    marks = { "tower" } },
}
