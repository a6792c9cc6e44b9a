-- One of its modules isn't there.
return { api = 1, name = "festival+b", between = { "festival", "b" } }
