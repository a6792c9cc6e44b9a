-- A ruling that no scenario shows.
return {
  api = 1, name = "m",
  rulings = {
    ["M-1"] = { text = "One is shown.", kind = "derived" },
    ["M-10"] = { text = "Ten isn't; its id is longer than that of one.", kind = "derived" },
  },
}
