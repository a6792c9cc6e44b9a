-- C074: fields of the game set
-- before: refused
-- expect: [write_game_field on.meeple_placed] mods/write_game_field/init.lua:8: error: game.active can't be set; what may change has a method; in on.meeple_placed of write_game_field, turn 1 of Red
-- expect: [write_game_field on.meeple_placed] mods/write_game_field/init.lua:8: error: game.active can't be set; what may change has a method; in on.meeple_placed of write_game_field, turn 2 of Blue
return { api = 1, name = "write_game_field", on = {
  meeple_placed = function(game, figure)
    assert(not pcall(function() game.score = nil end))
    game.active = figure.owner
  end,
} }
