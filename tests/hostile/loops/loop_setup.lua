-- the game never begins
-- before: refused
-- expect: [loop_setup on.setup] mods/loop_setup/init.lua:5: error: instruction limit of 5M reached; does a loop here ever end?; in on.setup of loop_setup, turn 0 of Red
return { api = 1, name = "loop_setup",
  on = { setup = function() while true do end end }
}
