-- A house rule that adds a choice: instead of placing a meeple you may bring in the harvest of one
-- of your fields. It scores now as it would at the end, and its farmers go home.
return {
  api = 1, name = "fair", title = "Early Harvest", version = "1.0.0", license = "MIT",
  -- Which figures: a pick is listed without running any Lua.
  pick = { farmers = { figures = "own", on = "field", meeple = true } },
  offers = {
    action = {
      harvest = {
        each = "farmers", text = "bring in the field of {figure}",
        take = function(game, player, figure) game:batch_add(figure.feature, "early") end,
      },
    },
  },
}
