-- negative strength
-- before: strengths overflowed when added up
-- expect: [number_strength_negative queries.strength] mods/number_strength_negative/init.lua:6: error: returned the number -2147483648; expected an integer from -100000 to 100000, or nothing; in queries.strength of number_strength_negative, turn 2 of Blue
-- expect: [number_strength_negative queries.strength] mods/number_strength_negative/init.lua:6: error: returned the number -2147483648; expected an integer from -100000 to 100000, or nothing; in queries.strength of number_strength_negative, turn 7 of Red
return { api = 1, name = "number_strength_negative",
  queries = { strength = function() return -2147483648 end }
}
