-- C087: a library function changed while the file is read
-- before: refused
-- expect: plays on
pcall(function() string.rep = nil end)
pcall(function() math.huge = 0 end)
pcall(table.insert, table, "x")
pcall(table.sort, math)
pcall(function() pairs = nil end)
for k in pairs(_ENV) do pcall(function() _ENV[k] = false end) end
return { api = 1, name = "module_library_changed" }
