-- figures moved to odd places
-- before: refused
-- expect: plays on
return { api = 1, name = "handle_move_odd", on = {
  meeple_placed = function(game, figure)
    for _, v in ipairs({ 1, "supply", true, {}, game, game.turn, figure.owner, figure.feature, game:cell(0, 0) }) do
      assert(not pcall(figure.move, figure, v, "forced"))
    end
    figure:move(figure, "forced")
  end,
} }
