-- may_stand asks may_stand
-- before: refused
-- expect: [recursion_may_stand queries.may_stand] mods/recursion_may_stand/init.lua:5: error: game:may_stand: queries nest more than 8 deep at may_stand; in queries.may_stand of recursion_may_stand, turn 1 of Red
return { api = 1, name = "recursion_may_stand",
  queries = { may_stand = function(game, _, kind, place) return game:may_stand(kind, place) end }
}
