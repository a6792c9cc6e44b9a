-- memory refused in pcall, in a loop
-- before: refused
-- expect: [memory_pcall_loop on.meeple_placed] mods/memory_pcall_loop/init.lua:7: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of memory_pcall_loop, turn 1 of Red
-- expect: [memory_pcall_loop on.meeple_placed] mods/memory_pcall_loop/init.lua:7: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of memory_pcall_loop, turn 2 of Blue
return { api = 1, name = "memory_pcall_loop", on = {
  meeple_placed = function(game, figure)
    local function f() local t = {} while true do t[#t + 1] = {} end end
    while true do pcall(f) end
  end,
} }
