-- each step pushes two
-- before: an error without file, line and hook
-- expect: [flood_push_tree steps.s] mods/flood_push_tree/init.lua:6: error: more than 256 steps wait; in steps.s of flood_push_tree, turn 1 of Red
-- expect: [flood_push_tree steps.s] mods/flood_push_tree/init.lua:6: error: more than 256 steps wait; in steps.s of flood_push_tree, turn 2 of Blue
return { api = 1, name = "flood_push_tree",
  steps = { s = function(game) game:push("s") game:push("s") end },
  on = { meeple_placed = function(game) game:push("s") end }
}
