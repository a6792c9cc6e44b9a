-- Pigs, for the experiment: a figure that is no meeple. Instead of placing a meeple you may put
-- yours on the new tile, into a field that holds a farmer of yours; each city then brings that
-- field's owner one point more.
---@type jac.Module
return {
  api = 1, name = "pigs", title = "A pig each", version = "1.0.0", license = "MIT",
  figures = { pig = { count = 1, stands_on = { "field" }, needs = "own meeple in feature" } },
  pick = { mine = { figures = "own", on = "field", kind = "pig" } },
  queries = {
    player_points = { when = { kind = "field" }, function(game, points, player, feature)
      for pig in game:each("mine", player) do
        if pig.feature == feature then return points + points // 3 end
      end
    end },
  },
}
