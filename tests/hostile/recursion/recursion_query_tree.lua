-- a query that asks itself twice: a tree
-- before: refused
-- expect: [recursion_query_tree queries["recursion_query_tree.again"]] mods/recursion_query_tree/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in queries["recursion_query_tree.again"] of recursion_query_tree, turn 1 of Red
-- expect: [recursion_query_tree queries["recursion_query_tree.again"]] mods/recursion_query_tree/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in queries["recursion_query_tree.again"] of recursion_query_tree, turn 1 of Red
return { api = 1, name = "recursion_query_tree",
  declares = { queries = { again = { args = { "n:integer" }, answer = "integer" } } },
  queries = { ["recursion_query_tree.again"] = function(game, n, depth)
    if depth == 7 then return n end
    for _ = 1, 1000 do n = game:query("again", n, depth + 1) end
    return n
  end },
  on = { meeple_placed = function(game) game:query("again", 0, 1) end }
}
