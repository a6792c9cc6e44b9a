-- a figure out of the game, moved again
-- before: refused
-- expect: [innocent on.meeple_placed] mods/innocent/init.lua:30: error: state.seen: 1001 is outside 0..1000; in on.meeple_placed of innocent, turn 1 of Red
-- expect: [innocent on.meeple_placed] mods/innocent/init.lua:30: error: state.seen: 1001 is outside 0..1000; in on.meeple_placed of innocent, turn 2 of Blue
return { api = 1, name = "handle_box", on = {
  meeple_placed = function(game, figure)
    figure:to_box("forced")
    figure:go_home("forced")
    figure:go_home("forced")
    figure:move(game.turn.tile.segments[1], "forced")
    figure:go_home("forced")
  end,
} }
