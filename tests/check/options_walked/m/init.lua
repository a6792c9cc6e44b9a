-- Looks at its options by walking through them.
return {
  api = 1, name = "m",
  options = { a = { type = "boolean", default = true }, b = { type = "boolean", default = false } },
  pick = { mine = { figures = "own", on = function()
    local on = {}
    for name, value in pairs(opt) do
      if value then table.insert(on, name == "a" and "road" or "city") end
    end
    return on
  end } },
}
