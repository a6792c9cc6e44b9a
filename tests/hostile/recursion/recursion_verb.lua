-- a verb that tells itself
-- before: refused
-- expect: [recursion_verb verbs.again] mods/recursion_verb/init.lua:6: error: calls are nested too deep; does a function here call itself without end?; in verbs.again of recursion_verb, turn 1 of Red
-- expect: [recursion_verb verbs.again] mods/recursion_verb/init.lua:6: error: calls are nested too deep; does a function here call itself without end?; in verbs.again of recursion_verb, turn 2 of Blue
return { api = 1, name = "recursion_verb",
  verbs = { again = function(game) game:tell("recursion_verb.again") end },
  uses = {},
  on = { meeple_placed = function(game) game:tell("recursion_verb.again") end }
}
