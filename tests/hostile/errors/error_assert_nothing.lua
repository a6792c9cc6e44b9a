-- assert without arguments
-- before: refused
-- expect: [error_assert_nothing on.meeple_placed] mods/error_assert_nothing/init.lua:7: error: bad argument #1 to 'assert' (value expected); in on.meeple_placed of error_assert_nothing, turn 1 of Red
-- expect: [error_assert_nothing on.meeple_placed] mods/error_assert_nothing/init.lua:7: error: bad argument #1 to 'assert' (value expected); in on.meeple_placed of error_assert_nothing, turn 2 of Blue
return { api = 1, name = "error_assert_nothing", on = {
  meeple_placed = function(game, figure)
    assert()
  end,
} }
