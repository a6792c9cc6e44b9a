-- figures beside each other
-- before: refused
-- expect: [handle_beside_ring on.meeple_placed] mods/handle_beside_ring/init.lua:13: error: figure:hold: Blue meeple (beside) stands on no segment; in on.meeple_placed of handle_beside_ring, turn 1 of Red
-- expect: [handle_beside_ring on.meeple_placed] mods/handle_beside_ring/init.lua:13: error: figure:hold: Red meeple (beside) stands on no segment; in on.meeple_placed of handle_beside_ring, turn 2 of Blue
return { api = 1, name = "handle_beside_ring",
  pick = { others = { figures = "others", at = { "supply", "segment" } } }, on = {
  meeple_placed = function(game, figure)
    local other = game:first("others")
    figure:move(other, "forced")
    other:move(figure, "forced")
    assert(other.place.figure == figure and figure.place.figure == other)
    assert(figure.tile == nil)
    other:hold("forced")
  end,
} }
