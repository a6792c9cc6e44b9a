-- 90,000 words declared
-- before: refused
-- expect: [] error: memory is out while loading; give [lua] memory more
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- alone: yes
local a, b = {}, {}
for i = 1, 45000 do a[i] = "a" .. i b[i] = "b" .. i end
return { api = 1, name = "module_many_symbols", declares = { causes = a, reasons = b } }
