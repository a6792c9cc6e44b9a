-- pcall of what can not be called
-- before: refused
-- expect: [error_pcall_value on.meeple_placed] mods/error_pcall_value/init.lua:10: error: told; in on.meeple_placed of error_pcall_value, turn 1 of Red
-- expect: [error_pcall_value on.meeple_placed] mods/error_pcall_value/init.lua:10: error: told; in on.meeple_placed of error_pcall_value, turn 2 of Blue
return { api = 1, name = "error_pcall_value", on = {
  meeple_placed = function(game, figure)
    assert(pcall(nil) == false and pcall({}) == false and pcall(game) == false)
    pcall(figure.go_home)
    assert(select("#", pcall(error)) == 2)
    error("told", 1)
  end,
} }
