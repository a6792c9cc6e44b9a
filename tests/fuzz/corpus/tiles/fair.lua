return {
  { id = "FA/CFR", count = 2, edges = "CFRF",
    city = { { "N", pennants = 1 } }, road = { { "S" } },
    field = { { "W", "SR", touches = { 1 } }, { "E", "SL", touches = { "city" } } },
    shrine = true, adjoins = { { "city 1", "road 1" } },
    marks = { "fair", goods = "cloth" } },
  { id = "FA/L", count = function() return opt.copies end,
    edges = { "field", "field", "field", "field" },
    field = { { "N", "E", "SL" }, { "SR", "W" } }, monastery = true },
}
