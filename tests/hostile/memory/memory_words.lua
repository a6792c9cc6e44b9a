-- game:tell of new names each choice
-- before: refused
-- expect: [memory_words on.meeple_placed] mods/memory_words/init.lua:6: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of memory_words, turn 7 of Red
-- expect: [memory_words on.meeple_placed] mods/memory_words/init.lua:6: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of memory_words, turn 8 of Blue
-- expect: [memory_words on.meeple_placed] mods/memory_words/init.lua:6: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of memory_words, turn 9 of Red
-- expect: [memory_words on.meeple_placed] mods/memory_words/init.lua:6: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of memory_words, turn 10 of Blue
return { api = 1, name = "memory_words", on = {
  meeple_placed = function(game, figure)
    for i = 1, 5000 do game:tell("absent.v" .. game.turn.number .. "_" .. i) end
  end,
} }
