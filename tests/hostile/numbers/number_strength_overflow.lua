-- strength beyond 32 bits when it is added up
-- before: strengths overflowed when added up
-- expect: [number_strength_overflow queries.strength] mods/number_strength_overflow/init.lua:6: error: returned the number 2147483647; expected an integer from -100000 to 100000, or nothing; in queries.strength of number_strength_overflow, turn 2 of Blue
-- expect: [number_strength_overflow queries.strength] mods/number_strength_overflow/init.lua:6: error: returned the number 2147483647; expected an integer from -100000 to 100000, or nothing; in queries.strength of number_strength_overflow, turn 7 of Red
return { api = 1, name = "number_strength_overflow",
  queries = { strength = function() return 2147483647 end }
}
