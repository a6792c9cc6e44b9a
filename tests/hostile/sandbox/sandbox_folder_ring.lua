-- a link to the folder itself
-- before: refused
-- expect: plays on
-- link: ring .
local _
return { api = 1, name = "sandbox_folder_ring" }
