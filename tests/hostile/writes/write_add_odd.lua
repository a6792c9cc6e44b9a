-- add with odd arguments
-- before: refused
-- expect: [write_add_odd offers.action.o.list] mods/write_add_odd/init.lua:8: error: bad argument #1 to 'add' (figure expected, got turn); in offers.action.o.list of write_add_odd, turn 1 of Red
return { api = 1, name = "write_add_odd",
  offers = { action = { o = { text = "o {figure}", args = { "figure" }, list = function(game, player, add)
    for _, v in ipairs({ 1, "x", {}, game, player, true, 0.5 }) do assert(not pcall(add, v)) end
    assert(not pcall(add) and not pcall(add, 1, 2, 3, 4))
    add(game.turn)
  end, take = function() end } } }
}
