-- C062: what is missing from string is missing as a method
-- before: refused
-- expect: plays on
return { api = 1, name = "sandbox_methods_missing", on = {
  meeple_placed = function(game, figure)
    for _, name in ipairs({ "dump", "gsub", "gmatch", "match", "pack", "unpack", "packsize" }) do
      assert(string[name] == nil and ("x")[name] == nil, name)
    end
  end,
} }
