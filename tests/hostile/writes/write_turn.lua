-- the turn changed
-- before: refused
-- expect: [write_turn on.meeple_placed] mods/write_turn/init.lua:7: error: turn.number can't be set; what may change has a method; in on.meeple_placed of write_turn, turn 1 of Red
-- expect: [write_turn on.meeple_placed] mods/write_turn/init.lua:7: error: turn.number can't be set; what may change has a method; in on.meeple_placed of write_turn, turn 2 of Blue
return { api = 1, name = "write_turn", on = {
  meeple_placed = function(game, figure)
    game.turn.number = 9
  end,
} }
