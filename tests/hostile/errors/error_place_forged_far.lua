-- a text that claims a system file
-- before: the message named /etc/passwd.lua
-- expect: [error_place_forged_far on.meeple_placed] mods/error_place_forged_far/init.lua:7: error: /etc/passwd.lua:1: read me; in on.meeple_placed of error_place_forged_far, turn 1 of Red
-- expect: [error_place_forged_far on.meeple_placed] mods/error_place_forged_far/init.lua:7: error: /etc/passwd.lua:1: read me; in on.meeple_placed of error_place_forged_far, turn 2 of Blue
return { api = 1, name = "error_place_forged_far", on = {
  meeple_placed = function(game, figure)
    error("/etc/passwd.lua:1: read me", 0)
  end,
} }
