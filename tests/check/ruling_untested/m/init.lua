-- A mod with a ruling and without tests.
return {
  api = 1, name = "m",
  rulings = { ["M-1"] = { text = "There are no tests at all.", kind = "open" } },
}
