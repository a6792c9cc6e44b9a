-- C065: a limit swallowed by pcall in a loop
-- before: refused
-- expect: [loop_repeat_pcall on.meeple_placed] mods/loop_repeat_pcall/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_repeat_pcall, turn 1 of Red
-- expect: [loop_repeat_pcall on.meeple_placed] mods/loop_repeat_pcall/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_repeat_pcall, turn 2 of Blue
return { api = 1, name = "loop_repeat_pcall", on = {
  meeple_placed = function(game, figure)
    local function spin() while true do end end
    repeat until pcall(spin)
  end,
} }
