-- a figure moved to and fro
-- before: refused
-- expect: [flood_move on.meeple_placed] mods/flood_move/init.lua:8: error: figure:move: more than 4096 events wait; in on.meeple_placed of flood_move, turn 1 of Red
-- expect: [flood_move on.meeple_placed] mods/flood_move/init.lua:8: error: figure:move: more than 4096 events wait; in on.meeple_placed of flood_move, turn 2 of Blue
return { api = 1, name = "flood_move", on = {
  meeple_placed = function(game, figure)
    local there = game.turn.tile.segments
    while true do for _, s in ipairs(there) do figure:move(s, "forced") end end
  end,
} }
