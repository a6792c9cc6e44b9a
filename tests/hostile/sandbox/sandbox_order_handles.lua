-- C125: the order of handles as keys
-- before: refused
-- expect: [sandbox_order_handles on.meeple_placed] mods/sandbox_order_handles/init.lua:8: error: pairs: a key is a userdata; only integers and strings have an order that is the same in every run; in on.meeple_placed of sandbox_order_handles, turn 1 of Red
-- expect: [sandbox_order_handles on.meeple_placed] mods/sandbox_order_handles/init.lua:8: error: pairs: a key is a userdata; only integers and strings have an order that is the same in every run; in on.meeple_placed of sandbox_order_handles, turn 2 of Blue
return { api = 1, name = "sandbox_order_handles", on = {
  meeple_placed = function(game, figure)
    local t = { [game] = 1, [figure] = 2 }
    for _, v in pairs(t) do game.active:score(v) end
  end,
} }
