-- C084: a table is raised
-- before: refused
-- expect: [error_table on.meeple_placed] mods/error_table/init.lua:7: error: (error object is a table value); in on.meeple_placed of error_table, turn 1 of Red
-- expect: [error_table on.meeple_placed] mods/error_table/init.lua:7: error: (error object is a table value); in on.meeple_placed of error_table, turn 2 of Blue
return { api = 1, name = "error_table", on = {
  meeple_placed = function(game, figure)
    error({ code = 7 })
  end,
} }
