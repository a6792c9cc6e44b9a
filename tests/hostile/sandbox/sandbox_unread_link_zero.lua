-- a link to a file that never ends, that nobody requires
-- before: hung for ever
-- expect: plays on
-- link: zero.lua /dev/zero
local _
return { api = 1, name = "sandbox_unread_link_zero" }
