-- errors that raise errors that raise errors
-- before: refused
-- expect: [loop_error_in_error on.meeple_placed] mods/loop_error_in_error/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_error_in_error, turn 1 of Red
-- expect: [loop_error_in_error on.meeple_placed] mods/loop_error_in_error/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_error_in_error, turn 2 of Blue
return { api = 1, name = "loop_error_in_error", on = {
  meeple_placed = function(game, figure)
    local function f(e) pcall(error, e) error({ e }) end
    local e = 1
    while true do local _, x = pcall(f, e) e = x end
  end,
} }
