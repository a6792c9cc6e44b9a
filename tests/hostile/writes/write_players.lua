-- the list of players changed
-- before: refused
-- expect: [write_players on.meeple_placed] mods/write_players/init.lua:10: error: "number" can't be set here; this table is read-only; in on.meeple_placed of write_players, turn 1 of Red
-- expect: [write_players on.meeple_placed] mods/write_players/init.lua:10: error: "number" can't be set here; this table is read-only; in on.meeple_placed of write_players, turn 2 of Blue
return { api = 1, name = "write_players", on = {
  meeple_placed = function(game, figure)
    assert(not pcall(table.insert, game.players, 1))
    assert(not pcall(table.remove, game.players))
    assert(not pcall(table.sort, game.players))
    game.players[1] = nil
  end,
} }
