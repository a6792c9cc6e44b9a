-- steps that push the next, without end
-- before: an error without file, line and hook
-- expect: [flood_push_chain steps.s] mods/flood_push_chain/init.lua:6: error: more than 10000 steps in one choice; in steps.s of flood_push_chain, turn 1 of Red
-- expect: [flood_push_chain steps.s] mods/flood_push_chain/init.lua:6: error: more than 10000 steps in one choice; in steps.s of flood_push_chain, turn 2 of Blue
return { api = 1, name = "flood_push_chain",
  steps = { s = function(game, n) game:push("s", n + 1) end },
  on = { meeple_placed = function(game) game:push("s", 1) end }
}
