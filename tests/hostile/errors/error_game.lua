-- the game is raised
-- before: refused
-- expect: [error_game on.meeple_placed] mods/error_game/init.lua:7: error: (error object is a userdata value); in on.meeple_placed of error_game, turn 1 of Red
-- expect: [error_game on.meeple_placed] mods/error_game/init.lua:7: error: (error object is a userdata value); in on.meeple_placed of error_game, turn 2 of Blue
return { api = 1, name = "error_game", on = {
  meeple_placed = function(game, figure)
    error(game)
  end,
} }
