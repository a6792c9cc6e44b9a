-- handles walked
-- before: refused
-- expect: [write_pairs_handle on.meeple_placed] mods/write_pairs_handle/init.lua:9: error: pairs: state can't be walked; its cells are those declared; in on.meeple_placed of write_pairs_handle, turn 1 of Red
-- expect: [write_pairs_handle on.meeple_placed] mods/write_pairs_handle/init.lua:9: error: pairs: state can't be walked; its cells are those declared; in on.meeple_placed of write_pairs_handle, turn 2 of Blue
return { api = 1, name = "write_pairs_handle", on = {
  meeple_placed = function(game, figure)
    assert(not pcall(pairs, figure) and not pcall(pairs, game) and not pcall(ipairs))
    assert(not pcall(function() for _ in ipairs(figure) do end end))
    pairs(state)
  end,
} }
