-- C125: the order of tables as keys
-- before: refused
-- expect: [sandbox_address_order on.meeple_placed] mods/sandbox_address_order/init.lua:9: error: pairs: a key is a table; only integers and strings have an order that is the same in every run; in on.meeple_placed of sandbox_address_order, turn 1 of Red
-- expect: [sandbox_address_order on.meeple_placed] mods/sandbox_address_order/init.lua:9: error: pairs: a key is a table; only integers and strings have an order that is the same in every run; in on.meeple_placed of sandbox_address_order, turn 2 of Blue
return { api = 1, name = "sandbox_address_order", on = {
  meeple_placed = function(game, figure)
    local t = {}
    for i = 1, 10 do t[{}] = i end
    for _, v in pairs(t) do game.active:score(v) end
  end,
} }
