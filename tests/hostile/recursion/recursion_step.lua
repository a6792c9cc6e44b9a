-- a step that pushes itself
-- before: an error without file, line and hook
-- expect: [recursion_step steps.again] mods/recursion_step/init.lua:6: error: more than 10000 steps in one choice; in steps.again of recursion_step, turn 1 of Red
-- expect: [recursion_step steps.again] mods/recursion_step/init.lua:6: error: more than 10000 steps in one choice; in steps.again of recursion_step, turn 2 of Blue
return { api = 1, name = "recursion_step",
  steps = { again = function(game) game:push("again") end },
  on = { meeple_placed = function(game) game:push("again") end }
}
