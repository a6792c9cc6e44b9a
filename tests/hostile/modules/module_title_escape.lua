-- a title with escapes and newlines
-- before: titles moved the cursor of who lists modules
-- expect: plays on
local _
return { api = 1, name = "module_title_escape", title = "\27[2J\n\xff\0more", version = "\7" }
