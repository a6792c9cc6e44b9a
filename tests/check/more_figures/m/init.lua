-- Figures, prompts, steps, chances and order that can't be.
return {
  api = 1, name = "m",
  figures = {
    a = 7, b = { count = "two" }, c = { count = { game = -1 } }, d = { count = 1, stands_on = { "abbey", "moon" } },
    e = { count = 1, needs = "a rest" }, f = { count = 1, strength = -1 }, g = { count = 1, meeple = 1 },
    h = { count = 1, occupies = "yes" }, i = { count = 1, weight = 1 }, j = { count = { table = 1 } },
  },
  prompts = {
    a = 7, b = { args = { "figure", "figure" }, text = "{figure} and {nobody}" }, c = { must = "yes" },
    d = { text = 7 }, e = { args = { 7 } },
  },
  steps = { a = 7, b = { function() end } },
  chances = {
    a = 7, b = { outcomes = {} }, c = { outcomes = { "x" }, resolved = function() end },
    d = { outcomes = { 1, 2 }, weights = { 1 }, resolved = function() end },
    e = { outcomes = { 1 }, resolved = 7 }, f = { outcomes = { 1 }, viewer = "them", resolved = function() end },
    g = { outcomes = 6, resolved = function() end }, h = { outcomes = { 1 }, weights = { 0 }, resolved = function() end },
  },
  verbs = { a = 7, ["b c"] = function() end },
  stats = { a = 7, b = "" }, invariants = { a = true },
  order = { drawn = 7, draw = { "m", 7 }, drawm = { "m" }, placed = { "m", ruling = "M-1" } },
  offers = { action = 7, second = { a = 7, b = { each = 7, take = function() end }, c = { each = { "x", 7 }, take = function() end } } },
  on = { drawn = 7, draw = { 7 }, placed = { when = 7, function() end }, action = { when = {}, 7 }, moved = {} },
}
