-- a verb of a module whose name has a letter too few: told nothing for ever
-- before: told nothing
-- expect: [module_tell_misspelt on.meeple_placed] mods/module_tell_misspelt/init.lua:7: error: game:tell: innocnt is neither in requires nor in uses; did you mean "innocent"?; in on.meeple_placed of module_tell_misspelt, turn 1 of Red
-- expect: [module_tell_misspelt on.meeple_placed] mods/module_tell_misspelt/init.lua:7: error: game:tell: innocnt is neither in requires nor in uses; did you mean "innocent"?; in on.meeple_placed of module_tell_misspelt, turn 2 of Blue
return { api = 1, name = "module_tell_misspelt", uses = { "innocent" }, on = {
  -- caught: it is raised nevertheless at the second
  meeple_placed = function(game) assert(not pcall(game.tell, game, "innocnt.v")) game:tell("innocnt.v") end,
} }
