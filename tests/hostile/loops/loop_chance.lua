-- what a chance resolves to never ends
-- before: refused
-- expect: [loop_chance chances.die.resolved] mods/loop_chance/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in chances.die.resolved of loop_chance, turn 1 of Red
-- expect: [loop_chance chances.die.resolved] mods/loop_chance/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in chances.die.resolved of loop_chance, turn 2 of Blue
return { api = 1, name = "loop_chance",
  on = { meeple_placed = function(game) game:chance("die") end },
  chances = { die = { outcomes = { 1, 2 }, resolved = function() while true do end end } }
}
