-- a verb with escapes
-- before: control characters or no UTF-8 in the message
-- expect: [error_verb_escape on.meeple_placed] mods/error_verb_escape/init.lua:7: error: game:tell: "?[31m?" should be "module.verb"; in on.meeple_placed of error_verb_escape, turn 1 of Red
-- expect: [error_verb_escape on.meeple_placed] mods/error_verb_escape/init.lua:7: error: game:tell: "?[31m?" should be "module.verb"; in on.meeple_placed of error_verb_escape, turn 2 of Blue
return { api = 1, name = "error_verb_escape", on = {
  meeple_placed = function(game, figure)
    game:tell("\27[31m\7")
  end,
} }
