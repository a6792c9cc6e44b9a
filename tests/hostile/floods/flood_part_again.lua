-- another part asked for in every part
-- before: refused
-- expect: plays on
-- moves: 300
return { api = 1, name = "flood_part_again",
  on = { part_end = function(game) game:part_again() end }
}
