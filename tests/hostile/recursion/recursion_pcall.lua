-- pcall within pcall within pcall
-- before: refused
-- expect: plays on
return { api = 1, name = "recursion_pcall", on = {
  meeple_placed = function(game, figure)
    local function f() return pcall(f) end
    f()
  end,
} }
