-- a text with many semicolons
-- before: refused
-- expect: [error_hint on.meeple_placed] mods/error_hint/init.lua:6: error: a; b; c; d; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; 
return { api = 1, name = "error_hint", on = {
  meeple_placed = function(game, figure)
    error("a; b; c; d; " .. ("; "):rep(300))
  end,
} }
