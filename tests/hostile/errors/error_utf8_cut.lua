-- a long text of letters of three bytes
-- before: refused
-- expect: [error_utf8_cut on.meeple_placed] mods/error_utf8_cut/init.lua:7: error: €€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€; in on.meeple_placed of error_utf8_cut, turn 1 of Red
-- expect: [error_utf8_cut on.meeple_placed] mods/error_utf8_cut/init.lua:7: error: €€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€; in on.meeple_placed of error_utf8_cut, turn 2 of Blue
return { api = 1, name = "error_utf8_cut", on = {
  meeple_placed = function(game, figure)
    error(("\u{20AC}"):rep(5000))
  end,
} }
