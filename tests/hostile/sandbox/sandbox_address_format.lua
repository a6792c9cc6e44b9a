-- addresses by %p
-- before: refused
-- expect: [sandbox_address_format on.meeple_placed] mods/sandbox_address_format/init.lua:7: error: string.format: no conversion "%p"; there are c d i o x X e E f g G q s; in on.meeple_placed of sandbox_address_format, turn 1 of Red
-- expect: [sandbox_address_format on.meeple_placed] mods/sandbox_address_format/init.lua:7: error: string.format: no conversion "%p"; there are c d i o x X e E f g G q s; in on.meeple_placed of sandbox_address_format, turn 2 of Blue
return { api = 1, name = "sandbox_address_format", on = {
  meeple_placed = function(game, figure)
    string.format("%p", {})
  end,
} }
