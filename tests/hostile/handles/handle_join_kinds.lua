-- segments of two kinds joined
-- before: refused
-- expect: [handle_join_kinds on.meeple_placed] mods/handle_join_kinds/init.lua:12: error: game:unjoin: two different segments of one kind are needed; in on.meeple_placed of handle_join_kinds, turn 1 of Red
-- expect: [handle_join_kinds on.meeple_placed] mods/handle_join_kinds/init.lua:12: error: game:unjoin: two different segments of one kind are needed; in on.meeple_placed of handle_join_kinds, turn 2 of Blue
return { api = 1, name = "handle_join_kinds",
  pick = { all = { segments = "new" } }, on = {
  meeple_placed = function(game, figure)
    for a in game:each("all") do for b in game:each("all") do
      local same = a.kind == b.kind and a ~= b
      if not same then assert(not pcall(game.join, game, a, b)) end
    end end
    game:unjoin(game.turn.tile.segments[1], game.turn.tile.segments[1])
  end,
} }
