-- a figure that goes home and is put back, without end
-- before: refused
-- expect: [flood_home_again on.meeple_left] mods/flood_home_again/init.lua:7: error: figure:move: more than 1024 events in one choice; do two handlers answer each other?; in on.meeple_left of flood_home_again, turn 1 of Red
-- expect: [flood_home_again on.meeple_left] mods/flood_home_again/init.lua:7: error: figure:move: more than 1024 events in one choice; do two handlers answer each other?; in on.meeple_left of flood_home_again, turn 2 of Blue
return { api = 1, name = "flood_home_again",
  on = { meeple_placed = function(_, figure) figure:go_home("forced") end,
    meeple_left = function(_, figure, from) figure:move(from, "forced") end }
}
