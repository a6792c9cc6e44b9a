-- a step that pushes itself
-- before: refused
-- expect: [recursion_step] error: more than 10000 steps in one choice
return { api = 1, name = "recursion_step",
  steps = { again = function(game) game:push("again") end },
  on = { meeple_placed = function(game) game:push("again") end }
}
