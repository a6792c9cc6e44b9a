-- C078: five string.rep of a gigabyte, caught, then a normal return
-- before: refused
-- expect: plays on
return { api = 1, name = "memory_rep_caught", on = {
  meeple_placed = function(game, figure)
    local caught = 0
    for _ = 1, 5 do
      if not pcall(string.rep, "x", 1 << 30) then caught = caught + 1 end
    end
    assert(caught == 5)
  end,
} }
