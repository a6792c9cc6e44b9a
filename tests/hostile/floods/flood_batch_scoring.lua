-- so many features added that the completed ones have no room
-- before: refused
-- expect: plays on
-- moves: 300
return { api = 1, name = "flood_batch_scoring",
  pick = { features = { features = "any" } },
  on = { scoring = function(game)
    local n = 0
    for f in game:each("features") do
      n = n + 1
      if n <= 78 then game:batch_add(f, "early") end
    end
  end }
}
