-- Each tile of its file has something wrong.
return {
  api = 1, name = "m",
  tiles = "tiles.lua",
}
