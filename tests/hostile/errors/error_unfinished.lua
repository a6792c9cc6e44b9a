-- a text without its end
-- before: refused
-- expect: [error_unfinished] mods/error_unfinished/init.lua:5: error: unexpected symbol near 'return'
return {
return { api = 1, name = "error_unfinished" }
