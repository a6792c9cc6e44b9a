-- game:tell of new names each choice
-- before: the table of verbs was full for good: nobody could tell a new verb
-- expect: plays on
return { api = 1, name = "memory_words", uses = { "absent" }, on = {
  meeple_placed = function(game, figure)
    for i = 1, 5000 do game:tell("absent.v" .. game.turn.number .. "_" .. i) end
  end,
} }
