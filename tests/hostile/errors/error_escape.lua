-- a text that would clear the terminal
-- before: control characters or no UTF-8 in the message
-- expect: [error_escape on.meeple_placed] mods/error_escape/init.lua:7: error: ?[2J?]0;title??red???; in on.meeple_placed of error_escape, turn 1 of Red
-- expect: [error_escape on.meeple_placed] mods/error_escape/init.lua:7: error: ?[2J?]0;title??red???; in on.meeple_placed of error_escape, turn 2 of Blue
return { api = 1, name = "error_escape", on = {
  meeple_placed = function(game, figure)
    error("\27[2J\27]0;title\7\155red\8\8\127")
  end,
} }
