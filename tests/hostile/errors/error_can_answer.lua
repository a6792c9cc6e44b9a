-- can that answers with a number
-- before: refused
-- expect: [error_can_answer offers.action.odd.can] mods/error_can_answer/init.lua:5: error: returned the number 0; expected true or false, or nothing; in offers.action.odd.can of error_can_answer, turn 1 of Red
return { api = 1, name = "error_can_answer",
  offers = { action = { odd = { text = "odd", can = function() return 0 end, take = function() end } } }
}
