-- two events that answer each other
-- before: refused
-- expect: [flood_raise_two on["flood_raise_two.ping"]] mods/flood_raise_two/init.lua:7: error: game:raise: more than 1024 events in one choice; do two handlers answer each other?; in on["flood_raise_two.ping"] of flood_raise_two, turn 1 of Red
-- expect: [flood_raise_two on["flood_raise_two.ping"]] mods/flood_raise_two/init.lua:7: error: game:raise: more than 1024 events in one choice; do two handlers answer each other?; in on["flood_raise_two.ping"] of flood_raise_two, turn 2 of Blue
return { api = 1, name = "flood_raise_two",
  declares = { events = { ping = { args = {} }, pong = { args = {} } } },
  on = { ["flood_raise_two.ping"] = function(game) game:raise("pong") end,
    ["flood_raise_two.pong"] = function(game) game:raise("ping") end,
    meeple_placed = function(game) game:raise("ping") end }
}
