-- Answers whoever calls: by calling back.
return { api = 1, name = "echo", uses = { "recursion_two_verbs", "recursion_verbs_pcall" }, verbs = {
  call = function(game, n) return game:tell("recursion_two_verbs.again", n + 1) end,
  call_pcall = function(game, n) pcall(game.tell, game, "recursion_verbs_pcall.again", n + 1) end,
} }
