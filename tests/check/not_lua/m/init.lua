-- No Lua.
return { api = 1, name = "m",
  on = { drawn = functoin() end }
}
