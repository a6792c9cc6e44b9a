-- C092: a tile of later in the game, kept for the next
-- before: an error in the next game, as now: the handle was hidden in a local
-- expect: plays on
-- keeps: yes
local kept
return { api = 1, name = "handle_kept_tile",
  on = { turn_end = function(game) if game.turn.number == 10 then kept = game.turn.tile end end,
    start = function(game) if kept and game.turn.number < 5 then return kept.type end end }
}
