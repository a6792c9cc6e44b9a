return {
  { id = "WB/bell", count = 0, edges = "FRFR", road = { { "E", "W" } },
    field = { { "N", "ER", "WL" }, { "S", "EL", "WR" } },
    marks = { "bell", tower = 4, colour = "red" }, bridges = { { "road 1", "field 1" } } },
  { id = "WB/river", count = 0, edges = { "river", "field", "river", "field" },
    river = { { "N", "S" } }, field = { { "NR", "E", "SL" }, { "NL", "W", "SR" } } },
  { id = "WB/wall", count = 0, edges = "WFFF", field = { { "E", "S", "W" } } },
  { id = "WB/abbey", count = 0, edges = "FFFF", abbey = true, field = { { "N", "E", "S", "W" } } },
  { id = "WB/bell+", derived_from = "WB/abbey", edges = "FFFF", monastery = { {} },
    field = { { "N", "E", "S", "W" } } },
}
