-- an event whose handler raises it
-- before: refused
-- expect: [recursion_event on["recursion_event.again"]] mods/recursion_event/init.lua:7: error: game:raise: more than 1024 events in one choice; do two handlers answer each other?; in on["recursion_event.again"] of recursion_event, turn 1 of Red
-- expect: [recursion_event on["recursion_event.again"]] mods/recursion_event/init.lua:7: error: game:raise: more than 1024 events in one choice; do two handlers answer each other?; in on["recursion_event.again"] of recursion_event, turn 2 of Blue
return { api = 1, name = "recursion_event",
  declares = { events = { again = { args = {} } } },
  on = { ["recursion_event.again"] = function(game) game:raise("again") end,
    meeple_placed = function(game) game:raise("again") end }
}
