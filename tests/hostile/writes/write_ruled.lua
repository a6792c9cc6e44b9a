-- a ruling asked of that is not there
-- before: refused
-- expect: [write_ruled on.meeple_placed] mods/write_ruled/init.lua:8: error: bad argument #1 to 'ruled' (string expected, got no value); in on.meeple_placed of write_ruled, turn 1 of Red
-- expect: [write_ruled on.meeple_placed] mods/write_ruled/init.lua:8: error: bad argument #1 to 'ruled' (string expected, got no value); in on.meeple_placed of write_ruled, turn 2 of Blue
return { api = 1, name = "write_ruled",
  on = { meeple_placed = function()
    for _, v in ipairs({ 1, {}, true, "", "x" }) do assert(not pcall(ruled, v)) end
    ruled()
  end }
}
