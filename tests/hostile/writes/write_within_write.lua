-- the game changed where it may only be looked at: within_write
-- before: refused
-- expect: [write_within_write queries.feature_points] mods/write_within_write/init.lua:11: error: state would change the game; a query, can or list may only look; in queries.feature_points of write_within_write, turn 4 of Blue
-- expect: [write_within_write queries.feature_points] mods/write_within_write/init.lua:11: error: state would change the game; a query, can or list may only look; in queries.feature_points of write_within_write, turn 5 of Red
return { api = 1, name = "write_within_write",
  on = { meeple_placed = function(game, figure)
    local _ = figure.feature:value()
    game.active:score(1)
    state.n = state.n + 1
  end },
  queries = { feature_points = function() if state.n > 2 then state.n = 0 end end },
  state = { n = cell.game(0) }
}
