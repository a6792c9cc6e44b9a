-- Asks what features are worth: whoever answers wrongly is to be named, not this mod.
return { api = 1, name = "asks", on = {
  meeple_placed = function(_, figure) pcall(figure.feature.value, figure.feature) end,
} }
