-- a figure exchanged with itself
-- before: refused
-- expect: [flood_swap_self on.meeple_placed] mods/flood_swap_self/init.lua:7: error: figure:swap: two different figures are needed; in on.meeple_placed of flood_swap_self, turn 1 of Red
-- expect: [flood_swap_self on.meeple_placed] mods/flood_swap_self/init.lua:7: error: figure:swap: two different figures are needed; in on.meeple_placed of flood_swap_self, turn 2 of Blue
return { api = 1, name = "flood_swap_self", on = {
  meeple_placed = function(game, figure)
    figure:swap(figure, "forced")
  end,
} }
