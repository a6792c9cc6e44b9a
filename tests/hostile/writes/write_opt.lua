-- options changed
-- before: refused
-- expect: [write_opt on.meeple_placed] mods/write_opt/init.lua:9: error: "n" can't be set here; this table is read-only; in on.meeple_placed of write_opt, turn 1 of Red
-- expect: [write_opt on.meeple_placed] mods/write_opt/init.lua:9: error: "n" can't be set here; this table is read-only; in on.meeple_placed of write_opt, turn 2 of Blue
return { api = 1, name = "write_opt",
  options = { n = { type = "integer", min = 0, max = 9, default = 4 } },
  on = { meeple_placed = function()
    assert(opt.n == 4 and not pcall(function() opt.n = 5 end) and not pcall(table.insert, opt, 1))
    opt.n = 5
  end }
}
