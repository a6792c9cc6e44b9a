-- In place of the shipped ruling file: a sound one.
return {
  api = 1, name = "peasant_revolts+festival", between = { "peasant_revolts", "festival" },
  on = { turn_end = function() end },
}
