-- varargs kept in a deep recursion
-- before: refused
-- expect: [memory_varargs_kept on.meeple_placed] mods/memory_varargs_kept/init.lua:7: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of memory_varargs_kept, turn 1 of Red
-- expect: [memory_varargs_kept on.meeple_placed] mods/memory_varargs_kept/init.lua:7: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of memory_varargs_kept, turn 2 of Blue
return { api = 1, name = "memory_varargs_kept", on = {
  meeple_placed = function(game, figure)
    local function f(n, ...) local a, b, d = ... f(n + 1, n, ...) return a, b, d end
    f(1)
  end,
} }
