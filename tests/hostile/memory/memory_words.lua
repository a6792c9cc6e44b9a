-- game:tell of new names each choice
-- before: refused
-- expect: plays on
return { api = 1, name = "memory_words", on = {
  meeple_placed = function(game, figure)
    for i = 1, 5000 do game:tell("absent.v" .. game.turn.number .. "_" .. i) end
  end,
} }
