-- a forged place with escapes
-- before: the message named a file of escapes
-- expect: [error_place_forged_escape on.meeple_placed] mods/error_place_forged_escape/init.lua:7: error: ?[31m.lua:1: x; in on.meeple_placed of error_place_forged_escape, turn 1 of Red
-- expect: [error_place_forged_escape on.meeple_placed] mods/error_place_forged_escape/init.lua:7: error: ?[31m.lua:1: x; in on.meeple_placed of error_place_forged_escape, turn 2 of Blue
return { api = 1, name = "error_place_forged_escape", on = {
  meeple_placed = function(game, figure)
    error("\27[31m.lua:1: x", 0)
  end,
} }
