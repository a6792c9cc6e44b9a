-- each count is allowed, all together are more than a feature can count
-- before: 256 figures in one feature were none
-- expect: [] game.ini: error: 462 figures (231 for each of 2 players) are more than the 255 of a game; lower a count in `figures`, or play with fewer
return { api = 1, name = "module_figures_sum", figures = { a = { count = 32 }, b = { count = 32 }, c = { count = 32 },
  d = { count = 32 }, e = { count = 32 }, f = { count = 32 }, g = { count = 32 } } }
