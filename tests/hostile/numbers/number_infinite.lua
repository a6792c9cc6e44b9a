-- infinities, huge and tiny numbers are numbers
-- before: played on
-- expect: plays on
return { api = 1, name = "number_infinite", on = { meeple_placed = function()
  local n, huge = 0, math.huge
  assert(1 / n == huge and -1 / n == -huge and huge + huge == huge and 1e300 * 1e300 == huge)
  assert(math.floor(1e300) == 1e300 and math.ceil(-huge) == -huge and math.tointeger(1e300) == nil)
  assert(tostring(huge) == "inf" and huge .. "" == "inf" and -huge .. "" == "-inf" and huge > 2 ^ 1023)
  assert(1e-300 * 1e-300 == 0 and 5 % huge == 5 and 7 // 0.5 == 14 and ("%.1f"):format(1e15) == "1000000000000000.0")
  assert(tonumber("1e999") == huge and tonumber("nan") == nil and math.max(-huge, 3) == 3 and 2 ^ 0.5 > 1)
  for i = 1, huge do if i > 3 then break end end
  local t = {}
  t[2 ^ 53] = 1
  assert(t[2 ^ 53] == 1 and not pcall(math.random, huge) and not pcall(string.rep, "x", 1e300))
end } }
