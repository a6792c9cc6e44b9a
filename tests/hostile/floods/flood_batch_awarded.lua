-- a round of the batch added when it was awarded, without end
-- before: refused
-- expect: plays on
return { api = 1, name = "flood_batch_awarded",
  on = { batch_awarded = function(game) game:batch_add(game.turn.tile.segments[1].feature, "early") end,
    meeple_placed = function(game, figure) game:batch_add(figure.feature, "early") end }
}
