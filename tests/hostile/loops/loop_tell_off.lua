-- a verb of a module that is off, told under new names for ever
-- before: the table of verbs was full for good
-- expect: [loop_tell_off on.meeple_placed] mods/loop_tell_off/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_tell_off, turn 1 of Red
-- expect: [loop_tell_off on.meeple_placed] mods/loop_tell_off/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_tell_off, turn 2 of Blue
return { api = 1, name = "loop_tell_off", uses = { "absent" }, on = {
  meeple_placed = function(game, figure)
    local n = 0
    while true do n = n + 1 game:tell("absent.v" .. n) end
  end,
} }
