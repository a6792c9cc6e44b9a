-- chances without end
-- before: an error without file, line and hook
-- expect: [flood_chance chances.die.resolved] mods/flood_chance/init.lua:6: error: more than 10000 steps in one choice; in chances.die.resolved of flood_chance, turn 1 of Red
-- expect: [flood_chance chances.die.resolved] mods/flood_chance/init.lua:6: error: more than 10000 steps in one choice; in chances.die.resolved of flood_chance, turn 2 of Blue
return { api = 1, name = "flood_chance",
  chances = { die = { outcomes = { 1, 2 }, resolved = function(game) game:chance("die") end } },
  on = { meeple_placed = function(game) game:chance("die") end }
}
