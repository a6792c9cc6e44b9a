return { api = 1, name = "fair", declares = { causes = { "rest" } },
  state = { n = cell.per_game(0), seen = cell.per_player(0), tired = cell.per_figure(false) },
  pick = { mine = { figures = "own" } },
  offers = { action = { rest = { each = "mine", take = function(game, player, figure)
    state.n = state.n + 1
    state.tired[figure] = true
    figure:go_home("rest")
    player:score(1, "rest")
    game:tell("fair.rested", player)
  end } } },
  verbs = { rested = function() end },
  on = { drawn = function(game)
    for figure in game:each("mine", game.active) do
      state.seen[game.active] = figure.tile.x % 7
    end
  end },
  queries = { feature_points = function(_, points, feature) return points + feature.tiles end } }
