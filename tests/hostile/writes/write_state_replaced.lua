-- state replaced
-- before: refused
-- expect: [write_state_replaced on.meeple_placed] mods/write_state_replaced/init.lua:7: error: "state" would be a global; write local state, or declare it in state; in on.meeple_placed of write_state_replaced, turn 1 of Red
-- expect: [write_state_replaced on.meeple_placed] mods/write_state_replaced/init.lua:7: error: "state" would be a global; write local state, or declare it in state; in on.meeple_placed of write_state_replaced, turn 2 of Blue
return { api = 1, name = "write_state_replaced", on = {
  meeple_placed = function(game, figure)
    state = {}
  end,
} }
