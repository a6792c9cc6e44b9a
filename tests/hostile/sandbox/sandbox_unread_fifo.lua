-- a pipe named like a Lua file
-- before: hung for ever
-- expect: plays on
-- fifo: pipe.lua
local _
return { api = 1, name = "sandbox_unread_fifo" }
