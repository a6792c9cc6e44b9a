-- may_follow never ends
-- before: refused
-- expect: [loop_may_follow queries.may_follow] mods/loop_may_follow/init.lua:6: error: instruction limit of 5M reached; does a loop here ever end?; in queries.may_follow of loop_may_follow, turn 1 of Red
return { api = 1, name = "loop_may_follow",
  offers = { second = { more = { text = "more", take = function() end } } },
  queries = { may_follow = function() while true do end end }
}
