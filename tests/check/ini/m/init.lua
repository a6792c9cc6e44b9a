-- A sound mod in an INI with mistakes.
return {
  api = 1, name = "m",
  options = { bonus = { type = "integer", default = 1, min = 0, max = 9 } },
  rulings = { ["M-1"] = { text = "One." } },
}
