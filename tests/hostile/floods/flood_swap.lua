-- two figures exchanged without end
-- before: refused
-- expect: [flood_swap on.meeple_placed] mods/flood_swap/init.lua:9: error: figure:swap: more than 4096 events wait; in on.meeple_placed of flood_swap, turn 2 of Blue
-- expect: [flood_swap on.meeple_placed] mods/flood_swap/init.lua:9: error: figure:swap: more than 4096 events wait; in on.meeple_placed of flood_swap, turn 4 of Blue
return { api = 1, name = "flood_swap",
  pick = { others = { figures = "others" } }, on = {
  meeple_placed = function(game, figure)
    local other = game:first("others")
    if other then while true do figure:swap(other, "forced") end end
  end,
} }
