-- a cell that is not declared
-- before: refused
-- expect: [write_state_name on.meeple_placed] mods/write_state_name/init.lua:7: error: write_state_name has no state "nothing"; in on.meeple_placed of write_state_name, turn 1 of Red
-- expect: [write_state_name on.meeple_placed] mods/write_state_name/init.lua:7: error: write_state_name has no state "nothing"; in on.meeple_placed of write_state_name, turn 2 of Blue
return { api = 1, name = "write_state_name", on = {
  meeple_placed = function(game, figure)
    state.nothing = 1
  end,
} }
