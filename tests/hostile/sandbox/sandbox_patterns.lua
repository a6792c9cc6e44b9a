-- C063: patterns that run for minutes
-- before: refused
-- expect: [sandbox_patterns on.meeple_placed] mods/sandbox_patterns/init.lua:7: error: string.find: there are no patterns here; for the plain text "x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?xxxxxxxxxxxxxxxxxxxxxxxxxxxx!" give true as the fourth argument; in on.meeple_placed of sandbox_patterns, turn 1 of Red
-- expect: [sandbox_patterns on.meeple_placed] mods/sandbox_patterns/init.lua:7: error: string.find: there are no patterns here; for the plain text "x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?xxxxxxxxxxxxxxxxxxxxxxxxxxxx!" give true as the fourth argument; in on.meeple_placed of sandbox_patterns, turn 2 of Blue
return { api = 1, name = "sandbox_patterns", on = {
  meeple_placed = function(game, figure)
    local _ = ("x"):rep(28):find(("x?"):rep(28) .. ("x"):rep(28) .. "!")
  end,
} }
