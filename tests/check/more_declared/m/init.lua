-- Declarations that clash, repeat or are of the wrong type.
return {
  api = 1, name = "m",
  declares = {
    edges = {
      road = {},
      creek = { letter = "C" },
      ditch = { letter = "DD" },
      pond = { whole = "yes" },
      marsh = 7,
    },
    kinds = {
      city = {},
      barn = { class = "castle" },
      stile = { edge = "fence" },
      count = { occupiable = true },
      shrine = { ring = 1 },
    },
    relations = { "touches", "m n" },
    events = { drawn = { args = { "figure" } }, rung = { args = { "figur" } }, many = { args = 3 } },
    queries = { strength = { args = {}, answer = "integer" }, worth = { answer = "weight" }, bare = 1 },
    causes = { "scored", 7 },
    reasons = "x y",
  },
}
