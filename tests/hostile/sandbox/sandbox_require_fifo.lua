-- require of a pipe that nobody writes to
-- before: hung for ever
-- expect: [sandbox_require_fifo init.lua] mods/sandbox_require_fifo/pipe.lua: error: can't be opened: it is no ordinary file; in init.lua of sandbox_require_fifo
-- fifo: pipe.lua
require("pipe")
return { api = 1, name = "sandbox_require_fifo" }
