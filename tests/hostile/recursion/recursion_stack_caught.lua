-- the stack used up, caught, and again
-- before: refused
-- expect: [recursion_stack_caught on.meeple_placed] mods/recursion_stack_caught/init.lua:7: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of recursion_stack_caught, turn 1 of Red
-- expect: [recursion_stack_caught on.meeple_placed] mods/recursion_stack_caught/init.lua:7: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of recursion_stack_caught, turn 2 of Blue
return { api = 1, name = "recursion_stack_caught", on = {
  meeple_placed = function(game, figure)
    local function f() f() return 1 end
    for _ = 1, 1000 do pcall(f) end
  end,
} }
