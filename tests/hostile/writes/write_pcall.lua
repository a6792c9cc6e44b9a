-- the game changed where it may only be looked at: pcall
-- before: refused
-- expect: plays on
return { api = 1, name = "write_pcall",
  queries = { feature_points = function(game)
    assert(not pcall(game.active.score, game.active, 1))
    assert(not pcall(game.part_again, game))
    assert(not pcall(function() state.n = 1 end))
  end },
  state = { n = cell.game(0) }
}
