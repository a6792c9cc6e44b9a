-- features worth less than nothing
-- before: blamed the base game
-- expect: [number_points_negative queries.player_points] mods/number_points_negative/init.lua:6: error: returned the number -1999999996; expected an integer from -100000 to 100000, or nothing; in queries.player_points of number_points_negative, turn 2 of Blue
-- expect: [number_points_negative queries.player_points] mods/number_points_negative/init.lua:6: error: returned the number -1999999996; expected an integer from -100000 to 100000, or nothing; in queries.player_points of number_points_negative, turn 7 of Red
return { api = 1, name = "number_points_negative",
  queries = { player_points = function(_, points) return points - 2000000000 end }
}
