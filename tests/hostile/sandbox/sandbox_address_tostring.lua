-- addresses by tostring
-- before: refused
-- expect: plays on
return { api = 1, name = "sandbox_address_tostring", on = {
  meeple_placed = function(game, figure)
    for _, v in ipairs({ {}, function() end, print or pairs, game, figure, state, opt, string, math }) do
      assert(not tostring(v):find("0x", 1, true), tostring(v))
      assert(not string.format("%s", v):find("0x", 1, true))
    end
  end,
} }
