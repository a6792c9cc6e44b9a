-- a pick whose query walks the pick
-- before: refused
-- expect: [recursion_pick] mods/recursion_pick/init.lua: error: pick.all: no key "affects"
return { api = 1, name = "recursion_pick",
  declares = { queries = { affects = { args = { "figure" }, answer = "boolean" } } },
  pick = { all = { figures = "any", at = { "supply", "segment" }, affects = "recursion_pick.affects" } },
  queries = { ["recursion_pick.affects"] = function(game) return game:count("all") > 0 end },
  on = { meeple_placed = function(game) game:count("all") end }
}
