-- methods with another self
-- before: refused
-- expect: [handle_wrong_self on.meeple_placed] mods/handle_wrong_self/init.lua:12: error: bad argument #1 to 'go_home' (figure expected, got game); in on.meeple_placed of handle_wrong_self, turn 1 of Red
-- expect: [handle_wrong_self on.meeple_placed] mods/handle_wrong_self/init.lua:12: error: bad argument #1 to 'go_home' (figure expected, got game); in on.meeple_placed of handle_wrong_self, turn 2 of Blue
return { api = 1, name = "handle_wrong_self", on = {
  meeple_placed = function(game, figure)
    for _, self in ipairs({ game, game.turn, figure.segment, figure.place, 1, "x", {}, true, state, math, game.players }) do
      assert(not pcall(figure.go_home, self, "forced"))
      assert(self == game or not pcall(game.push, self, "s"))
      assert(not pcall(game.active.score, self, 1))
    end
    figure.go_home(game, "forced")
  end,
} }
