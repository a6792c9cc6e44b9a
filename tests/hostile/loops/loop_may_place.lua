-- the query that is asked of each placement never ends
-- before: refused
-- expect: [loop_may_place queries.may_place] mods/loop_may_place/init.lua:6: error: instruction limit of 5M reached; does a loop here ever end?; in queries.may_place of loop_may_place, turn 3 of Red
return { api = 1, name = "loop_may_place",
  queries = { may_place = function(game)
    if game.turn.number == 3 then while true do end end
  end }
}
