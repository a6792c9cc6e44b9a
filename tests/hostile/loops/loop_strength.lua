-- strength never ends
-- before: refused
-- expect: [loop_strength queries.strength] mods/loop_strength/init.lua:6: error: instruction limit of 5M reached; does a loop here ever end?; in queries.strength of loop_strength, turn 2 of Blue
-- expect: [loop_strength queries.strength] mods/loop_strength/init.lua:6: error: instruction limit of 5M reached; does a loop here ever end?; in queries.strength of loop_strength, turn 7 of Red
return { api = 1, name = "loop_strength",
  queries = { strength = function() repeat until false end }
}
