-- the query that a pick asks of its members loops itself, deeper than the loops' stack has room
-- before: crashed
-- expect: plays on
return { api = 1, name = "loop_in_query",
  declares = { queries = { fine = { args = { "figure" }, answer = "boolean", doc = "?" } } },
  pick = { asked = { figures = "any", at = { "supply", "segment" }, asks = "fine" },
    segments = { segments = "any" } },
  on = { placed = function(game)
    local n = 0
    for figure in game:each("asked") do
      n = n + 1
      assert(figure.kind == "meeple")
    end
    assert(n == game:count("asked"))
  end },
  queries = { fine = function(game)
    local function deeper(n)
      if n == 0 then return end
      for _ in game:each("segments") do
        deeper(n - 1)
        break
      end
    end
    deeper(40)
  end } }
