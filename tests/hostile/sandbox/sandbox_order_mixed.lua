-- the order of integers, floats, strings
-- before: refused
-- expect: [sandbox_order_mixed on.meeple_placed] mods/sandbox_order_mixed/init.lua:11: error: pairs: a key is a number; only integers and strings have an order that is the same in every run; in on.meeple_placed of sandbox_order_mixed, turn 1 of Red
-- expect: [sandbox_order_mixed on.meeple_placed] mods/sandbox_order_mixed/init.lua:11: error: pairs: a key is a number; only integers and strings have an order that is the same in every run; in on.meeple_placed of sandbox_order_mixed, turn 2 of Blue
return { api = 1, name = "sandbox_order_mixed", on = {
  meeple_placed = function(game, figure)
    local t, s = { [3] = 1, [-2] = 1, a = 1, B = 1, [""] = 1, [math.mininteger] = 1 }, {}
    for k in pairs(t) do s[#s + 1] = tostring(k) end
    assert(table.concat(s, "|") == math.mininteger .. "|-2|3||B|a")
    t[2.5] = 1
    pairs(t)
  end,
} }
