-- cells, steps and verbs named as another module's
-- before: refused
-- expect: plays on
-- with: taken
local _
return { api = 1, name = "module_same_cells", uses = { "taken" }, state = { turns = cell.game(7), n = cell.game(1) }, steps = { s = function() end }, verbs = { v = function() return 1 end }, on = { meeple_placed = function(game) assert(state.turns == 7 and game:tell("taken.v") == 2) game:push("s") state.n = state.n + 1 end } }
