-- a query that asks itself
-- before: refused
-- expect: [recursion_query queries["recursion_query.again"]] mods/recursion_query/init.lua:8: error: game:query: queries nest more than 8 deep at recursion_query.again; in queries["recursion_query.again"] of recursion_query, turn 1 of Red
-- expect: [recursion_query queries["recursion_query.again"]] mods/recursion_query/init.lua:8: error: game:query: queries nest more than 8 deep at recursion_query.again; in queries["recursion_query.again"] of recursion_query, turn 2 of Blue
return { api = 1, name = "recursion_query",
  declares = { queries = { again = { args = { "player" }, answer = "integer" } } },
  queries = { ["recursion_query.again"] = function(game, n, player)
    return game:query("again", n + 1, player)
  end },
  on = { meeple_placed = function(game) game:query("again", 0, game.active) end }
}
