-- comparing long equal strings, for ever
-- before: refused
-- expect: [loop_string_compare on.meeple_placed] mods/loop_string_compare/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_string_compare, turn 1 of Red
-- expect: [loop_string_compare on.meeple_placed] mods/loop_string_compare/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_string_compare, turn 2 of Blue
return { api = 1, name = "loop_string_compare", on = {
  meeple_placed = function(game, figure)
    local a, b = ("x"):rep(16000) .. "a", ("x"):rep(16000) .. "b"
    while true do local _ = a < b end
  end,
} }
