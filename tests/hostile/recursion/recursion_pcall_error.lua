-- errors raised through deep pcalls
-- before: refused
-- expect: [recursion_pcall_error on.meeple_placed] mods/recursion_pcall_error/init.lua:7: error: calls are nested too deep; does a function here call itself without end?; in on.meeple_placed of recursion_pcall_error, turn 1 of Red
-- expect: [recursion_pcall_error on.meeple_placed] mods/recursion_pcall_error/init.lua:7: error: calls are nested too deep; does a function here call itself without end?; in on.meeple_placed of recursion_pcall_error, turn 2 of Blue
return { api = 1, name = "recursion_pcall_error", on = {
  meeple_placed = function(game, figure)
    local function f(n) local ok, e = pcall(f, n + 1) error(e, 0) return ok end
    f(1)
  end,
} }
