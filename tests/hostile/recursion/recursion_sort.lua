-- a comparison that sorts
-- before: refused
-- expect: [recursion_sort on.meeple_placed] mods/recursion_sort/init.lua:7: error: calls are nested too deep; does a function here call itself without end?; in on.meeple_placed of recursion_sort, turn 1 of Red
-- expect: [recursion_sort on.meeple_placed] mods/recursion_sort/init.lua:7: error: calls are nested too deep; does a function here call itself without end?; in on.meeple_placed of recursion_sort, turn 2 of Blue
return { api = 1, name = "recursion_sort", on = {
  meeple_placed = function(game, figure)
    local function f() table.sort({ 2, 1 }, f) end
    f()
  end,
} }
