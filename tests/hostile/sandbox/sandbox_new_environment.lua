-- another environment for a function
-- before: refused
-- expect: [sandbox_new_environment on.meeple_placed] mods/sandbox_new_environment/init.lua:9: error: "y" would be a global; write local y, or declare it in state; in on.meeple_placed of sandbox_new_environment, turn 1 of Red
-- expect: [sandbox_new_environment on.meeple_placed] mods/sandbox_new_environment/init.lua:9: error: "y" would be a global; write local y, or declare it in state; in on.meeple_placed of sandbox_new_environment, turn 2 of Blue
return { api = 1, name = "sandbox_new_environment", on = {
  meeple_placed = function(game, figure)
    local function f(_ENV) x = 1 return x end
    assert(f({}) == 1)
    y = 1
  end,
} }
