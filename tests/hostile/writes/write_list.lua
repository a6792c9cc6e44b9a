-- the game changed where it may only be looked at: list
-- before: refused
-- expect: [write_list offers.action.o.list] mods/write_list/init.lua:7: error: player:score would change the game; a query, can or list may only look; in offers.action.o.list of write_list, turn 1 of Red
return { api = 1, name = "write_list",
  offers = { action = { o = { text = "o {n}", args = { "n:integer" }, list = function(game, _, add)
    add(1)
    game.active:score(1)
  end, take = function() end } } }
}
