-- Names that are nearly right.
return {
  api = 1, name = "m",
  titel = "Misspelt",
  requires = { "n" },
  pick = { mine = { figures = "own", onn = "road" } },
  offers = { acton = { each = "mine", take = function() end }, action = { one = { each = "mien", take = function() end } } },
  on = { drawm = function() end, meeple_placd = function() end },
  queries = { feature_point = { when = { kind = "raod" }, function() end } },
}
