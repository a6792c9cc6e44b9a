-- string.format %q of a string of zeros
-- before: refused
-- expect: [memory_format_quoted on.meeple_placed] mods/memory_format_quoted/init.lua:8: error: memory limit of 16384 bytes for one string reached; in on.meeple_placed of memory_format_quoted, turn 1 of Red
-- expect: [memory_format_quoted on.meeple_placed] mods/memory_format_quoted/init.lua:8: error: memory limit of 16384 bytes for one string reached; in on.meeple_placed of memory_format_quoted, turn 2 of Blue
return { api = 1, name = "memory_format_quoted", on = {
  meeple_placed = function(game, figure)
    local s = ("\0"):rep(16000)
    string.format("%q%q%q%q%q%q%q%q", s, s, s, s, s, s, s, s)
  end,
} }
