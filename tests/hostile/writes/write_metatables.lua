-- C074: metatables of handles
-- before: refused
-- expect: [write_metatables on.meeple_placed] mods/write_metatables/init.lua:10: error: a figure has no "__name"; see `jacquerie api figure`; in on.meeple_placed of write_metatables, turn 1 of Red
-- expect: [write_metatables on.meeple_placed] mods/write_metatables/init.lua:10: error: a figure has no "__name"; see `jacquerie api figure`; in on.meeple_placed of write_metatables, turn 2 of Blue
return { api = 1, name = "write_metatables", on = {
  meeple_placed = function(game, figure)
    assert(not pcall(function() return figure.__index end))
    assert(not pcall(function() return figure.__metatable end))
    assert(not pcall(function() return game.__gc end))
    return figure.__name
  end,
} }
