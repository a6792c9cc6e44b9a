-- C074: library functions replaced
-- before: refused
-- expect: [sandbox_set_library on.meeple_placed] mods/sandbox_set_library/init.lua:7: error: "insert" can't be set here; this table is read-only; in on.meeple_placed of sandbox_set_library, turn 1 of Red
-- expect: [sandbox_set_library on.meeple_placed] mods/sandbox_set_library/init.lua:7: error: "insert" can't be set here; this table is read-only; in on.meeple_placed of sandbox_set_library, turn 2 of Blue
return { api = 1, name = "sandbox_set_library", on = {
  meeple_placed = function(game, figure)
    table.insert = nil
  end,
} }
