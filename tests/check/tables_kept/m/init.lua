-- Tables in tables, functions in tables, and a library of functions: what outlives a call.
local library = { help = function(n) return n + 1 end }
local function counter()
  local n = { deep = { 0, { 0 } } }
  return function() n.deep[1] = library.help(n.deep[1]) return n.deep[1] end
end
local count = counter()
local nested = { list = { { 1 } }, call = function() return count() end, again = nil }
nested.again = nested.list
local gone = 7
return {
  api = 1, name = "m",
  on = {
    turn_end = function() nested.list[1][1] = nested.call() end,
    drawn = function() gone = nil end,
    placed = function() return gone end,
  },
}
