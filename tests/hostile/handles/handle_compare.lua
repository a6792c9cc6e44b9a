-- handles compared with what they are not
-- before: refused
-- expect: [handle_compare on.meeple_placed] mods/handle_compare/init.lua:8: error: attempt to compare two figure values; in on.meeple_placed of handle_compare, turn 1 of Red
-- expect: [handle_compare on.meeple_placed] mods/handle_compare/init.lua:8: error: attempt to compare two figure values; in on.meeple_placed of handle_compare, turn 2 of Blue
return { api = 1, name = "handle_compare", on = {
  meeple_placed = function(game, figure)
    assert(figure ~= figure.segment and figure ~= 1 and figure ~= figure.owner and game ~= game.turn)
    local _ = figure < figure
  end,
} }
