-- Its tile file returns a word.
return { api = 1, name = "m", tiles = "tiles.lua" }
