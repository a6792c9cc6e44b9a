-- pcall of pcall of pcall, for ever
-- before: refused
-- expect: [loop_pcall_in_pcall on.meeple_placed] mods/loop_pcall_in_pcall/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_pcall_in_pcall, turn 1 of Red
-- expect: [loop_pcall_in_pcall on.meeple_placed] mods/loop_pcall_in_pcall/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_pcall_in_pcall, turn 2 of Blue
return { api = 1, name = "loop_pcall_in_pcall", on = {
  meeple_placed = function(game, figure)
    local function f() pcall(pcall, pcall, pcall, f) end
    while true do pcall(f) end
  end,
} }
