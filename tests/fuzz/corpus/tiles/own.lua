local cap = { "N", pennants = 1 }
return {
  { id = "TI/CFR", count = 2, edges = "CFRF", city = { cap }, road = { { "S" } },
    field = { { "W", "SR", touches = { 1 } }, { "E", "SL", touches = { "city" } } },
    shrine = true,
    adjoins = { { "city 1", "road 1" } }, marks = { "fair", goods = "cloth" } },
  { id = "TI/R", count = opt.copies, edges = { "river", "field", "abbey", "road" },
    road = { { "W" } },
    field = { { "E", "WR", "WL", "NL", "NR" } } },
  { id = "TI/M", count = function() return opt.copies end, edges = "FFFF",
    field = { { "N", "E", "S", "W" } },
    monastery = true, start = true },
}
