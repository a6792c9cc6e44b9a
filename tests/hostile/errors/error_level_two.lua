-- C083: the place of the caller
-- before: refused
-- expect: [error_level_two on.meeple_placed] mods/error_level_two/init.lua:8: error: x; in on.meeple_placed of error_level_two, turn 1 of Red
-- expect: [error_level_two on.meeple_placed] mods/error_level_two/init.lua:8: error: x; in on.meeple_placed of error_level_two, turn 2 of Blue
return { api = 1, name = "error_level_two", on = {
  meeple_placed = function(game, figure)
    local function f() error("x", 2) end
    f()
  end,
} }
