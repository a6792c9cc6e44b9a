-- require during a game
-- before: refused
-- expect: [sandbox_require_late on.meeple_placed] mods/sandbox_require_late/init.lua:8: error: require "one": not during a game; do it at the top of the file; in on.meeple_placed of sandbox_require_late, turn 1 of Red
-- expect: [sandbox_require_late on.meeple_placed] mods/sandbox_require_late/init.lua:8: error: require "one": not during a game; do it at the top of the file; in on.meeple_placed of sandbox_require_late, turn 2 of Blue
-- file: one.lua return 1
return { api = 1, name = "sandbox_require_late", on = {
  meeple_placed = function(game, figure)
    require("one")
  end,
} }
