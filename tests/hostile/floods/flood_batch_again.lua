-- a feature scored again when it was scored
-- before: refused
-- expect: plays on
return { api = 1, name = "flood_batch_again",
  on = { meeple_placed = function(game, figure) game:batch_add(figure.feature, "early") end,
    feature_scored = function(game, feature) game:batch_add(feature, "triggered") end }
}
