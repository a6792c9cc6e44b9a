-- metadata of 16,000 bytes each
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
local s = ("x"):rep(16000)
return { api = 1, name = "module_title_long", title = s, version = s, author = s, license = s }
