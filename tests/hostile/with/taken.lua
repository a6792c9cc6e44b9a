-- Has names that others want.
return { api = 1, name = "taken", state = { turns = cell.game(3), n = cell.game(2) },
  rulings = { ["TAKEN-1"] = { text = "taken", kind = "rule", source = "taken", default = true } },
  figures = { taken_figure = { count = 1 } }, declares = { kinds = { taken_kind = { class = "city" } }, causes = { "returned" } },
  steps = { s = function() error("not mine") end }, verbs = { v = function() return state.n end },
  on = { meeple_placed = function() assert(state.turns == 3 and state.n == 2) end } }
