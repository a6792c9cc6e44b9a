-- The twelve revolt tiles (REVOLT-R1; section 8 of the fact sheet), read off pictures of the first
-- print. `revolt` is the class that the symbol names: never one that is printed on the tile itself.
-- mob, garden, farmhouse, water_tower, pigsty and highwaymen are drawings without a function here
-- (REVOLT-R7); other expansions look at them (LEIP-R16, ABBOT-C15).
return {
  -- city: the tiles without any city
  { id = "PR/01", count = 1, edges = "RRRR", road = { { "N", "W" }, { "E", "S" } },
    field = { { "NL", "WR" }, { "ER", "SL" }, { "NR", "EL", "SR", "WL" } },
    marks = { "farmhouse", revolt = "city" } },
  { id = "PR/02", count = 1, edges = "FRRR", road = { { "E" }, { "S" }, { "W" } },
    field = { { "WR", "N", "EL" }, { "ER", "SL" }, { "SR", "WL" } },
    leads_to = { { "road 1", "road 2" }, { "road 1", "road 3" }, { "road 2", "road 3" } },
    marks = { "mob", revolt = "city" } },
  { id = "PR/03", count = 1, edges = "FFRR", road = { { "S", "W" } },
    field = { { "N", "E", "WR", "SL" }, { "WL", "SR" } },
    marks = { "mob", "pigsty", revolt = "city" } },
  { id = "PR/04", count = 1, edges = "RFRF", road = { { "N", "S" } },
    field = { { "NL", "W", "SR" }, { "NR", "E", "SL" } },
    marks = { "mob", "farmhouse", revolt = "city" } },
  { id = "PR/05", count = 1, edges = "FFRF", road = { { "S" } },
    field = { { "N", "E", "W", "SL", "SR" } },
    marks = { "garden", revolt = "city" } },
  -- road: the tiles without any road
  { id = "PR/06", count = 1, edges = "CFFF", city = { { "N" } },
    field = { { "E", "S", "W", touches = { 1 } } },
    marks = { "mob", revolt = "road" } },
  { id = "PR/07", count = 1, edges = "FFFC", city = { { "W" } },
    field = { { "N", touches = { 1 } }, { "E", "S", touches = { 1 } } },
    marks = { "mob", "water_tower", revolt = "road" } },
  { id = "PR/08", count = 1, edges = "CFFC", city = { { "N" }, { "W" } },
    field = { { "E", "S", touches = { 1, 2 } } },
    marks = { "mob", revolt = "road" } },
  { id = "PR/09", count = 1, edges = "CCFF", city = { { "N", "E" } },
    field = { { "S", "W", touches = { 1 } } },
    marks = { "mob", revolt = "road" } },
  -- monastery: the two with city and road, and the second curve
  { id = "PR/10", count = 1, edges = "FFRR", road = { { "S", "W" } },
    field = { { "N", "E", "WR", "SL" }, { "WL", "SR" } },
    marks = { "mob", revolt = "monastery" } },
  { id = "PR/11", count = 1, edges = "CFRF", city = { { "N" } }, road = { { "S" } },
    field = { { "W", "SR", touches = { 1 } }, { "E", "SL", touches = { 1 } } },
    leads_to = { { "city 1", "road 1" } },
    marks = { "mob", "highwaymen", revolt = "monastery" } },
  { id = "PR/12", count = 1, edges = "CRRF", city = { { "N" } }, road = { { "E", "S" } },
    field = { { "EL", "W", "SR", touches = { 1 } }, { "ER", "SL" } },
    marks = { "mob", "highwaymen", revolt = "monastery" } },
}
