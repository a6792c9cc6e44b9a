-- a global set through _ENV
-- before: refused
-- expect: [sandbox_set_environment on.meeple_placed] mods/sandbox_set_environment/init.lua:7: error: "pcall" would be a global; write local pcall, or declare it in state; in on.meeple_placed of sandbox_set_environment, turn 1 of Red
-- expect: [sandbox_set_environment on.meeple_placed] mods/sandbox_set_environment/init.lua:7: error: "pcall" would be a global; write local pcall, or declare it in state; in on.meeple_placed of sandbox_set_environment, turn 2 of Blue
return { api = 1, name = "sandbox_set_environment", on = {
  meeple_placed = function(game, figure)
    _ENV.pcall = error
  end,
} }
