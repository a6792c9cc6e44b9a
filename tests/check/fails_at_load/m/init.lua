-- A function in the data fails: it can't be loaded.
return {
  api = 1, name = "m",
  pick = { mine = { figures = "own", on = function() return nothing.there end } },
}
