-- a link to the root of the file system
-- before: read the whole file system while the module was hashed
-- expect: plays on
-- link: root /
local _
return { api = 1, name = "sandbox_folder_root" }
