-- a list that is one's own: it may be changed, and is another each time
-- before: refused
-- expect: [write_segments on.meeple_placed] mods/write_segments/init.lua:10: error: tile.segments can't be set; what may change has a method; in on.meeple_placed of write_segments, turn 1 of Red
-- expect: [write_segments on.meeple_placed] mods/write_segments/init.lua:10: error: tile.segments can't be set; what may change has a method; in on.meeple_placed of write_segments, turn 2 of Blue
return { api = 1, name = "write_segments", on = {
  meeple_placed = function(game, figure)
    local s = game.turn.tile.segments
    for i = #s, 1, -1 do s[i] = nil end
    assert(#game.turn.tile.segments > 0)
    game.turn.tile.segments = {}
  end,
} }
