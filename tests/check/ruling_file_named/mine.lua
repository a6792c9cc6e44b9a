-- A ruling file may have any file name; this one fails in play.
return {
  api = 1, name = "peasant_revolts+festival", between = { "peasant_revolts", "festival" },
  on = { turn_end = function() return nothing.there end },
}
