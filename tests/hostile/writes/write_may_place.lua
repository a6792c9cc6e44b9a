-- the game changed where it may only be looked at: may_place
-- before: refused
-- expect: [write_may_place queries.may_place] mods/write_may_place/init.lua:6: error: player:score would change the game; a query, can or list may only look; in queries.may_place of write_may_place, turn 1 of Red
return { api = 1, name = "write_may_place",
  queries = { may_place = function(game)
    game.active:score(1)
  end }
}
