-- arguments of steps of all kinds
-- before: refused
-- expect: [number_push on.meeple_placed] mods/number_push/init.lua:12: error: game:push: at most four arguments; in on.meeple_placed of number_push, turn 1 of Red
-- expect: [number_push on.meeple_placed] mods/number_push/init.lua:12: error: game:push: at most four arguments; in on.meeple_placed of number_push, turn 2 of Blue
return { api = 1, name = "number_push",
  steps = { s = function(_, a, b, d) assert(a == (1 << 27) - 1 and b == -(1 << 27) and d == true) end }, on = {
  meeple_placed = function(game, figure)
    for _, v in ipairs({ 1 << 27, -(1 << 27) - 1, 1 << 40, 0.5, 0 / 0, {}, math, state, game, game.turn, function() end, "no such word" }) do
      assert(not pcall(game.push, game, "s", v))
    end
    game:push("s", (1 << 27) - 1, -(1 << 27), true, nil)
    game:push("s", 1, 2, 3, 4, 5)
  end,
} }
