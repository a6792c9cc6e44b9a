-- takes_part never ends
-- before: refused
-- expect: [loop_takes_part queries.takes_part] mods/loop_takes_part/init.lua:6: error: instruction limit of 5M reached; does a loop here ever end?; in queries.takes_part of loop_takes_part, turn 2 of Blue
-- expect: [loop_takes_part queries.takes_part] mods/loop_takes_part/init.lua:6: error: instruction limit of 5M reached; does a loop here ever end?; in queries.takes_part of loop_takes_part, turn 7 of Red
return { api = 1, name = "loop_takes_part",
  queries = { takes_part = function() repeat until false end }
}
