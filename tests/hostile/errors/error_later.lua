-- the error of one choice does not show up at the next
-- before: refused
-- expect: [error_later on.meeple_placed] mods/error_later/init.lua:8: error: third; in on.meeple_placed of error_later, turn 3 of Red
return { api = 1, name = "error_later",
  on = { meeple_placed = function(game, figure)
    pcall(figure.go_home, figure, "no such cause")
    pcall(game.query, game, "feature_points")
    if game.turn.number == 3 then error("third") end
  end }
}
