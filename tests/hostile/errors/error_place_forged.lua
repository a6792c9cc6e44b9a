-- a text that claims another file
-- before: the message named the innocent mod
-- expect: [error_place_forged on.meeple_placed] mods/error_place_forged/init.lua:7: error: mods/innocent/init.lua:3: it was me; in on.meeple_placed of error_place_forged, turn 1 of Red
-- expect: [error_place_forged on.meeple_placed] mods/error_place_forged/init.lua:7: error: mods/innocent/init.lua:3: it was me; in on.meeple_placed of error_place_forged, turn 2 of Blue
return { api = 1, name = "error_place_forged", on = {
  meeple_placed = function(game, figure)
    error("mods/innocent/init.lua:3: it was me", 0)
  end,
} }
