-- a verb with 200 arguments
-- before: refused
-- expect: plays on
return { api = 1, name = "flood_tell_arguments",
  verbs = { v = function(_, ...) assert(select("#", ...) == 199) end }, on = {
  meeple_placed = function(game, figure)
    local t = {}
    for i = 1, 199 do t[i] = i end
    game:tell("flood_tell_arguments.v", table.unpack(t))
  end,
} }
