-- addresses in error messages
-- before: refused
-- expect: [sandbox_address_error on.meeple_placed] mods/sandbox_address_error/init.lua:15: error: attempt to get length of a game value (local 'game'); in on.meeple_placed of sandbox_address_error, turn 1 of Red
-- expect: [sandbox_address_error on.meeple_placed] mods/sandbox_address_error/init.lua:15: error: attempt to get length of a game value (local 'game'); in on.meeple_placed of sandbox_address_error, turn 2 of Blue
return { api = 1, name = "sandbox_address_error", on = {
  meeple_placed = function(game, figure)
    local ok, e = pcall(function() return {} .. "x" end)
    assert(not ok and not e:find("0x", 1, true))
    ok, e = pcall(function() return {} < {} end)
    assert(not ok and not e:find("0x", 1, true))
    ok, e = pcall(table.concat, { {} })
    assert(not ok and not e:find("0x", 1, true))
    ok, e = pcall(table.concat, { game })
    assert(not ok and not e:find("0x", 1, true))
    local _ = #game
  end,
} }
