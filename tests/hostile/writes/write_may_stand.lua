-- the game changed where it may only be looked at: may_stand
-- before: refused
-- expect: [write_may_stand queries.may_stand] mods/write_may_stand/init.lua:6: error: player:score would change the game; a query, can or list may only look; in queries.may_stand of write_may_stand, turn 3 of Red
return { api = 1, name = "write_may_stand",
  queries = { may_stand = function(game)
    if game.turn.number == 3 then game.active:score(1) end
  end }
}
