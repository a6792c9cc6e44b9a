-- a figure in its own prison, moved on
-- before: refused
-- expect: [handle_imprison_own on.meeple_placed] mods/handle_imprison_own/init.lua:9: error: figure:hold: Red meeple (prison) stands on no segment; in on.meeple_placed of handle_imprison_own, turn 1 of Red
-- expect: [handle_imprison_own on.meeple_placed] mods/handle_imprison_own/init.lua:9: error: figure:hold: Blue meeple (prison) stands on no segment; in on.meeple_placed of handle_imprison_own, turn 2 of Blue
return { api = 1, name = "handle_imprison_own", on = {
  meeple_placed = function(game, figure)
    figure:imprison(figure.owner, "forced")
    assert(figure.at == "prison" and figure.segment == nil and figure.feature == nil and figure.tile == nil)
    figure:hold("forced")
  end,
} }
