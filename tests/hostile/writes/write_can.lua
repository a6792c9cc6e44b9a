-- the game changed where it may only be looked at: can
-- before: refused
-- expect: [write_can offers.action.o.can] mods/write_can/init.lua:6: error: player:score would change the game; a query, can or list may only look; in offers.action.o.can of write_can, turn 1 of Red
return { api = 1, name = "write_can",
  offers = { action = { o = { text = "o", can = function(game)
    game.active:score(1)
    return true
  end, take = function() end } } }
}
