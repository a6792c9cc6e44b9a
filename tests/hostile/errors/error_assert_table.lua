-- assert with a table
-- before: refused
-- expect: [error_assert_table on.meeple_placed] mods/error_assert_table/init.lua:7: error: (error object is a table value); in on.meeple_placed of error_assert_table, turn 1 of Red
-- expect: [error_assert_table on.meeple_placed] mods/error_assert_table/init.lua:7: error: (error object is a table value); in on.meeple_placed of error_assert_table, turn 2 of Blue
return { api = 1, name = "error_assert_table", on = {
  meeple_placed = function(game, figure)
    assert(false, { 1 })
  end,
} }
