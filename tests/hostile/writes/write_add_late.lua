-- add called after its list
-- before: refused
-- expect: [write_add_late offers.action.o.take] mods/write_add_late/init.lua:10: error: add is for the list function that it was given to; in offers.action.o.take of write_add_late, turn 3 of Red
-- expect: [write_add_late offers.action.o.take] mods/write_add_late/init.lua:10: error: add is for the list function that it was given to; in offers.action.o.take of write_add_late, turn 7 of Red
local kept
return { api = 1, name = "write_add_late",
  offers = { action = { o = { text = "o {n}", args = { "n:integer" }, list = function(_, _, add)
    kept = add
    add(1)
  end, take = function() kept(2) end } } }
}
