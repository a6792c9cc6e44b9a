-- It stands between other modules than its name says.
return { api = 1, name = "peasant_revolts+festivl", between = { "peasant_revolts", "festival" } }
