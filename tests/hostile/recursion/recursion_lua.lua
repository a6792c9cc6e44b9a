-- deep recursion in Lua
-- before: refused
-- expect: [recursion_lua on.meeple_placed] mods/recursion_lua/init.lua:7: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of recursion_lua, turn 1 of Red
-- expect: [recursion_lua on.meeple_placed] mods/recursion_lua/init.lua:7: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of recursion_lua, turn 2 of Blue
return { api = 1, name = "recursion_lua", on = {
  meeple_placed = function(game, figure)
    local function f() return 1 + f() end
    f()
  end,
} }
