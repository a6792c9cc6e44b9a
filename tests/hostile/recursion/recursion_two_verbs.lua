-- two modules that tell each other
-- before: refused
-- expect: [recursion_two_verbs verbs.again] mods/recursion_two_verbs/init.lua:8: error: calls are nested too deep; does a function here call itself without end?; in verbs.again of recursion_two_verbs, turn 1 of Red
-- expect: [recursion_two_verbs verbs.again] mods/recursion_two_verbs/init.lua:8: error: calls are nested too deep; does a function here call itself without end?; in verbs.again of recursion_two_verbs, turn 2 of Blue
-- with: echo
return { api = 1, name = "recursion_two_verbs",
  uses = { "echo" },
  verbs = { again = function(game, n) return game:tell("echo.call", n + 1) end },
  on = { meeple_placed = function(game) game:tell("echo.call", 1) end }
}
