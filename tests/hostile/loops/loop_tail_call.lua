-- endless tail calls
-- before: refused
-- expect: [loop_tail_call on.meeple_placed] mods/loop_tail_call/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_tail_call, turn 1 of Red
-- expect: [loop_tail_call on.meeple_placed] mods/loop_tail_call/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_tail_call, turn 2 of Blue
return { api = 1, name = "loop_tail_call", on = {
  meeple_placed = function(game, figure)
    local function f() return f() end
    f()
  end,
} }
