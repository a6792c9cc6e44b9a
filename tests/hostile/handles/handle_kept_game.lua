-- C087: the game kept from one handler to another
-- before: refused
-- expect: plays on
local kept
return { api = 1, name = "handle_kept_game",
  on = { tile_placed = function(game) kept = kept or game end,
    meeple_placed = function(game) assert(kept == game and kept.active == game.active) kept.active:score(1) end }
}
