-- release_to never ends
-- before: refused
-- expect: [loop_release_to queries.release_to] mods/loop_release_to/init.lua:6: error: instruction limit of 5M reached; does a loop here ever end?; in queries.release_to of loop_release_to, turn 2 of Blue
-- expect: [loop_release_to queries.release_to] mods/loop_release_to/init.lua:6: error: instruction limit of 5M reached; does a loop here ever end?; in queries.release_to of loop_release_to, turn 7 of Red
return { api = 1, name = "loop_release_to",
  queries = { release_to = function() repeat until false end }
}
