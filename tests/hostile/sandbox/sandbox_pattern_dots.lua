-- C063: a pattern with several minus signs
-- before: refused
-- expect: [sandbox_pattern_dots on.meeple_placed] mods/sandbox_pattern_dots/init.lua:7: error: string.find: there are no patterns here; for the plain text ".-k.-k.-k.-=" give true as the fourth argument; in on.meeple_placed of sandbox_pattern_dots, turn 1 of Red
-- expect: [sandbox_pattern_dots on.meeple_placed] mods/sandbox_pattern_dots/init.lua:7: error: string.find: there are no patterns here; for the plain text ".-k.-k.-k.-=" give true as the fourth argument; in on.meeple_placed of sandbox_pattern_dots, turn 2 of Blue
return { api = 1, name = "sandbox_pattern_dots", on = {
  meeple_placed = function(game, figure)
    local _ = ("k"):rep(3000):find(".-k.-k.-k.-=")
  end,
} }
