-- a field set on a string
-- before: refused
-- expect: [sandbox_string_field on.meeple_placed] mods/sandbox_string_field/init.lua:8: error: attempt to index a string value (local 's'); in on.meeple_placed of sandbox_string_field, turn 1 of Red
-- expect: [sandbox_string_field on.meeple_placed] mods/sandbox_string_field/init.lua:8: error: attempt to index a string value (local 's'); in on.meeple_placed of sandbox_string_field, turn 2 of Blue
return { api = 1, name = "sandbox_string_field", on = {
  meeple_placed = function(game, figure)
    local s = "x"
    s.rep = 1
  end,
} }
