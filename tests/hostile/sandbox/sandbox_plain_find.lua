-- plain find of what is nearly there, for ever
-- before: refused
-- expect: [sandbox_plain_find on.meeple_placed] mods/sandbox_plain_find/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of sandbox_plain_find, turn 1 of Red
-- expect: [sandbox_plain_find on.meeple_placed] mods/sandbox_plain_find/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of sandbox_plain_find, turn 2 of Blue
return { api = 1, name = "sandbox_plain_find", on = {
  meeple_placed = function(game, figure)
    local s, t = ("a"):rep(16000), ("a"):rep(8000) .. "b"
    while true do s:find(t, 1, true) end
  end,
} }
