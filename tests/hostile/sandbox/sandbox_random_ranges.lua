-- math.random of odd ranges
-- before: refused
-- expect: [sandbox_random_ranges on.meeple_placed] mods/sandbox_random_ranges/init.lua:11: error: bad argument #1 to 'random' (number expected, got no value); in on.meeple_placed of sandbox_random_ranges, turn 1 of Red
-- expect: [sandbox_random_ranges on.meeple_placed] mods/sandbox_random_ranges/init.lua:11: error: bad argument #1 to 'random' (number expected, got no value); in on.meeple_placed of sandbox_random_ranges, turn 2 of Blue
return { api = 1, name = "sandbox_random_ranges", on = {
  meeple_placed = function(game, figure)
    assert(math.random(1) == 1)
    for _, f in ipairs({ 0, -1, 1 << 40, 0 / 0, 1 / 0, "6x", 1.5 }) do assert(not pcall(math.random, f)) end
    assert(math.random(-2147483648, 2147483647))
    assert(not pcall(math.random, -2147483649, 0))
    math.random()
  end,
} }
