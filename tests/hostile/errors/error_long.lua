-- a text of 16,000 bytes
-- before: refused
-- expect: [error_long on.meeple_placed] mods/error_long/init.lua:7: error: long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long; in on.meeple_placed of error_long, turn 1 of Red
-- expect: [error_long on.meeple_placed] mods/error_long/init.lua:7: error: long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long; in on.meeple_placed of error_long, turn 2 of Blue
return { api = 1, name = "error_long", on = {
  meeple_placed = function(game, figure)
    error(("long "):rep(3200))
  end,
} }
