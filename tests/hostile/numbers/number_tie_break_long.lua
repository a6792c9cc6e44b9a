-- tie_break answers an endless list
-- before: refused
-- expect: plays on
return { api = 1, name = "number_tie_break_long",
  queries = { tie_break = function(game)
    local t = {}
    for i = 1, 60000 do t[i] = game.active end
    return t
  end }
}
