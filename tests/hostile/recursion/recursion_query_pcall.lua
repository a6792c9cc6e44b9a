-- a query that asks itself and catches that
-- before: refused
-- expect: [recursion_query_pcall queries["recursion_query_pcall.again"]] mods/recursion_query_pcall/init.lua:8: error: game:query: queries nest more than 8 deep at recursion_query_pcall.again; in queries["recursion_query_pcall.again"] of recursion_query_pcall, turn 1 of Red
-- expect: [recursion_query_pcall queries["recursion_query_pcall.again"]] mods/recursion_query_pcall/init.lua:8: error: game:query: queries nest more than 8 deep at recursion_query_pcall.again; in queries["recursion_query_pcall.again"] of recursion_query_pcall, turn 2 of Blue
return { api = 1, name = "recursion_query_pcall",
  declares = { queries = { again = { args = { "player" }, answer = "integer" } } },
  queries = { ["recursion_query_pcall.again"] = function(game, n, player)
    while true do pcall(game.query, game, "again", n + 1, player) end
  end },
  on = { meeple_placed = function(game) game:query("again", 0, game.active) end }
}
