-- a string without its end
-- before: refused
-- expect: [error_string_unfinished] mods/error_string_unfinished/init.lua:4: error: unfinished string near '"abc'
local a = "abc
return { api = 1, name = "error_string_unfinished" }
