-- C073: nothing that is not on the list
-- before: refused
-- expect: plays on
return { api = 1, name = "sandbox_names_missing", on = {
  meeple_placed = function(game, figure)
    for _, name in ipairs({ "debug", "io", "os", "package", "coroutine", "load", "loadstring", "loadfile", "dofile",
        "next", "rawget", "rawset", "rawequal", "rawlen", "getmetatable", "setmetatable", "xpcall", "print", "warn",
        "collectgarbage", "_G", "_ENV", "utf8", "newproxy", "unpack", "game", "_VERSION", "jit", "bit32" }) do
      local found = pcall(function() return assert(_ENV[name]) end)
      assert(not found or name == "_ENV", name)
    end
  end,
} }
