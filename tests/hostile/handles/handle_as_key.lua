-- handles as keys of a table
-- before: refused
-- expect: [handle_as_key on.meeple_placed] mods/handle_as_key/init.lua:14: error: keys work; in on.meeple_placed of handle_as_key, turn 1 of Red
-- expect: [handle_as_key on.meeple_placed] mods/handle_as_key/init.lua:14: error: keys work; in on.meeple_placed of handle_as_key, turn 2 of Blue
return { api = 1, name = "handle_as_key", on = {
  meeple_placed = function(game, figure)
    local t = {}
    t[figure] = 1
    t[game] = 2
    t[figure.segment] = 3
    t[game:cell(0, 0)] = 4
    assert(t[figure] == 1 and t[game] == 2 and t[game:cell(0, 0)] == 4 and t[figure.owner] == nil)
    t[figure.place] = nil
    error("keys work")
  end,
} }
