-- the query that is asked of each place never ends
-- before: refused
-- expect: [loop_may_stand queries.may_stand] mods/loop_may_stand/init.lua:6: error: instruction limit of 5M reached; does a loop here ever end?; in queries.may_stand of loop_may_stand, turn 3 of Red
return { api = 1, name = "loop_may_stand",
  queries = { may_stand = function(game)
    if game.turn.number == 3 then while true do end end
  end }
}
