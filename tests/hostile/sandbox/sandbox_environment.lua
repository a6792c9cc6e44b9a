-- C074: the environment walked and changed
-- before: refused
-- expect: plays on
return { api = 1, name = "sandbox_environment", on = {
  meeple_placed = function(game, figure)
    local n = 0
    for k, v in pairs(_ENV) do
      n = n + 1
      pcall(function() _ENV[k] = nil end)
      if type(v) == "table" and k ~= "state" then
        for name in pairs(v) do
          assert(not pcall(function() v[name] = nil end))
          pcall(table.insert, v, 1, 1)
          pcall(table.remove, v)
          pcall(table.sort, v)
        end
      end
    end
    assert(n > 10 and string and table.insert)
  end,
} }
