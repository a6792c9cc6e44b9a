-- a read-only table and state in %s and %q
-- before: refused, the function named "?"
-- expect: [sandbox_address_format_table on.meeple_placed] mods/sandbox_address_format_table/init.lua:8: error: bad argument #2 to 'string.format' (value has no literal form); in on.meeple_placed of sandbox_address_format_table, turn 1 of Red
-- expect: [sandbox_address_format_table on.meeple_placed] mods/sandbox_address_format_table/init.lua:8: error: bad argument #2 to 'string.format' (value has no literal form); in on.meeple_placed of sandbox_address_format_table, turn 2 of Blue
return { api = 1, name = "sandbox_address_format_table", on = {
  meeple_placed = function(game, figure)
    assert(string.format("%s %s %s", math, opt, state) == "table table table")
    string.format("%q", {})
  end,
} }
