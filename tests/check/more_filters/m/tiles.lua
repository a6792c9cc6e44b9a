return { { id = "M/1", count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } }, marks = { "hut", bell = 1 } } }
