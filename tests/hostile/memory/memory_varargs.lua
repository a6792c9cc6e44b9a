-- arguments that grow with each call
-- before: refused
-- expect: [memory_varargs on.meeple_placed] mods/memory_varargs/init.lua:7: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of memory_varargs, turn 1 of Red
-- expect: [memory_varargs on.meeple_placed] mods/memory_varargs/init.lua:7: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of memory_varargs, turn 2 of Blue
return { api = 1, name = "memory_varargs", on = {
  meeple_placed = function(game, figure)
    local function f(...) return f(1, ...) end
    f()
  end,
} }
