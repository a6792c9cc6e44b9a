-- many times many values
-- before: refused
-- expect: plays on
return { api = 1, name = "memory_unpack_nested", on = {
  meeple_placed = function(game, figure)
    local t = {}
    for i = 1, 199 do t[i] = i end
    local function f(...) return select("#", ...) end
    local function g(n, ...) if n == 0 then return f(...) end return g(n - 1, table.unpack(t), ...) end
    g(1000)
  end,
} }
