-- table.concat with a long separator
-- before: refused
-- expect: [memory_concat_separator on.meeple_placed] mods/memory_concat_separator/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of memory_concat_separator, turn 1 of Red
-- expect: [memory_concat_separator on.meeple_placed] mods/memory_concat_separator/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of memory_concat_separator, turn 2 of Blue
return { api = 1, name = "memory_concat_separator", on = {
  meeple_placed = function(game, figure)
    local t = {}
    for i = 1, 60000 do t[i] = "" end
    table.concat(t, ("x"):rep(16000))
  end,
} }
