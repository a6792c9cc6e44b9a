-- a to-be-closed variable with a loop
-- before: refused
-- expect: [sandbox_close_variable on.meeple_placed] mods/sandbox_close_variable/init.lua:7: error: variable 'x' got a non-closable value; in on.meeple_placed of sandbox_close_variable, turn 1 of Red
-- expect: [sandbox_close_variable on.meeple_placed] mods/sandbox_close_variable/init.lua:7: error: variable 'x' got a non-closable value; in on.meeple_placed of sandbox_close_variable, turn 2 of Blue
return { api = 1, name = "sandbox_close_variable", on = {
  meeple_placed = function(game, figure)
    local x <close> = game
  end,
} }
