-- a link to the root of the file system
-- before: refused
-- expect: plays on
-- link: root /
local _
return { api = 1, name = "sandbox_folder_root" }
