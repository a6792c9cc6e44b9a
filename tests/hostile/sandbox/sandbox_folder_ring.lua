-- a link to the folder itself
-- before: was walked until the path was too long
-- expect: plays on
-- link: ring .
local _
return { api = 1, name = "sandbox_folder_ring" }
