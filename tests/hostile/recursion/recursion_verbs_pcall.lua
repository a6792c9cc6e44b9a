-- two modules that tell each other and catch all
-- before: refused
-- expect: [echo verbs.call_pcall] mods/echo/init.lua:4: error: instruction limit of 5M reached; does a loop here ever end?; in verbs.call_pcall of echo, turn 1 of Red
-- expect: [echo verbs.call_pcall] mods/echo/init.lua:4: error: instruction limit of 5M reached; does a loop here ever end?; in verbs.call_pcall of echo, turn 2 of Blue
-- with: echo
return { api = 1, name = "recursion_verbs_pcall",
  uses = { "echo" },
  verbs = { again = function(game, n)
    pcall(game.tell, game, "echo.call_pcall", n + 1)
    while true do pcall(game.tell, game, "echo.call_pcall", n + 1) end
  end },
  on = { meeple_placed = function(game) game:tell("echo.call_pcall", 1) end }
}
