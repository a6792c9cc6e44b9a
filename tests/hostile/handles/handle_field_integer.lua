-- fields by odd keys
-- before: refused
-- expect: [handle_field_integer on.meeple_placed] mods/handle_field_integer/init.lua:8: error: a figure has no field of type userdata; in on.meeple_placed of handle_field_integer, turn 1 of Red
-- expect: [handle_field_integer on.meeple_placed] mods/handle_field_integer/init.lua:8: error: a figure has no field of type userdata; in on.meeple_placed of handle_field_integer, turn 2 of Blue
return { api = 1, name = "handle_field_integer", on = {
  meeple_placed = function(game, figure)
    for _, k in ipairs({ 1, 0.5, true, {}, game, "", "\0", "go_home\0" }) do assert(not pcall(function() return figure[k] end)) end
    return figure[figure]
  end,
} }
