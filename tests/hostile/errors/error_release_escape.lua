-- release_to with an odd answer
-- before: control characters or no UTF-8 in the message
-- expect: [error_release_escape queries.release_to] mods/error_release_escape/init.lua:6: error: returned the string "?[2Jsupply"; expected "supply", "held" or "stay", or nothing; in queries.release_to of error_release_escape, turn 2 of Blue
-- expect: [error_release_escape queries.release_to] mods/error_release_escape/init.lua:6: error: returned the string "?[2Jsupply"; expected "supply", "held" or "stay", or nothing; in queries.release_to of error_release_escape, turn 7 of Red
return { api = 1, name = "error_release_escape",
  queries = { release_to = function() return "\27[2Jsupply" end }
}
