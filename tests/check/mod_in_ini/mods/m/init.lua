-- A mod that an INI switches on; its mistakes have their lines too.
return {
  api = 1, name = "m",
  -- on = { drawm = nothing }: a comment is not meant
  state = { last = cell.game(0, { max = 3 }) },
  on = { ["drawm"] = function() end },
}
