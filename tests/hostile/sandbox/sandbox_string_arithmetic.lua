-- arithmetic on strings
-- before: refused
-- expect: [sandbox_string_arithmetic on.meeple_placed] mods/sandbox_string_arithmetic/init.lua:7: error: attempt to perform arithmetic on a string value (constant '10'); in on.meeple_placed of sandbox_string_arithmetic, turn 1 of Red
-- expect: [sandbox_string_arithmetic on.meeple_placed] mods/sandbox_string_arithmetic/init.lua:7: error: attempt to perform arithmetic on a string value (constant '10'); in on.meeple_placed of sandbox_string_arithmetic, turn 2 of Blue
return { api = 1, name = "sandbox_string_arithmetic", on = {
  meeple_placed = function(game, figure)
    local _ = "10" + 1
  end,
} }
