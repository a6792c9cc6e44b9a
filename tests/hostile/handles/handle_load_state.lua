-- state used while the file is read
-- before: refused
-- expect: [handle_load_state init.lua] mods/handle_load_state/init.lua:4: error: there is no game now; state is for handlers; in init.lua of handle_load_state
local _ = state.x
return { api = 1, name = "handle_load_state" }
