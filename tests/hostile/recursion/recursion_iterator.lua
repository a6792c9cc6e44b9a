-- an iterator that iterates
-- before: refused
-- expect: [recursion_iterator on.meeple_placed] mods/recursion_iterator/init.lua:7: error: calls are nested too deep; does a function here call itself without end?; in on.meeple_placed of recursion_iterator, turn 1 of Red
-- expect: [recursion_iterator on.meeple_placed] mods/recursion_iterator/init.lua:7: error: calls are nested too deep; does a function here call itself without end?; in on.meeple_placed of recursion_iterator, turn 2 of Blue
return { api = 1, name = "recursion_iterator", on = {
  meeple_placed = function(game, figure)
    local function f() for _ in f do end end
    f()
  end,
} }
