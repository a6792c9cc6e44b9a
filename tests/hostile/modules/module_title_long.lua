-- metadata of 16,000 bytes each
-- before: refused
-- expect: plays on
local s = ("x"):rep(16000)
return { api = 1, name = "module_title_long", title = s, version = s, author = s, license = s }
