-- methods without self
-- before: refused
-- expect: [handle_no_self on.meeple_placed] mods/handle_no_self/init.lua:7: error: bad argument #1 to 'go_home' (figure expected, got string); in on.meeple_placed of handle_no_self, turn 1 of Red
-- expect: [handle_no_self on.meeple_placed] mods/handle_no_self/init.lua:7: error: bad argument #1 to 'go_home' (figure expected, got string); in on.meeple_placed of handle_no_self, turn 2 of Blue
return { api = 1, name = "handle_no_self", on = {
  meeple_placed = function(game, figure)
    figure.go_home("forced")
  end,
} }
