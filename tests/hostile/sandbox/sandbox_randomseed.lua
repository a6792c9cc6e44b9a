-- C127: the generator seeded
-- before: refused
-- expect: [sandbox_randomseed on.meeple_placed] mods/sandbox_randomseed/init.lua:7: error: attempt to call a nil value (field 'randomseed'); in on.meeple_placed of sandbox_randomseed, turn 1 of Red
-- expect: [sandbox_randomseed on.meeple_placed] mods/sandbox_randomseed/init.lua:7: error: attempt to call a nil value (field 'randomseed'); in on.meeple_placed of sandbox_randomseed, turn 2 of Blue
return { api = 1, name = "sandbox_randomseed", on = {
  meeple_placed = function(game, figure)
    math.randomseed(1)
  end,
} }
