-- An abbey while the river is being laid: there may be a gap already.

---@type jac.Module
return {
  api = 1, name = "river+abbey_and_mayor", between = { "river", "abbey_and_mayor" },
  title = "The River with Abbey & Mayor", version = "1.0.0", author = "", license = "MIT",
  rulings = {
    ["RIVER-X2"] = { text = "An abbey may be placed while the river is laid, but not where the "
      .. "river would go on. Off: there too.",
      kind = "derived", source = "ABBEY-R11; RIVER-R11" },
  },
  queries = {
    may_place = { when = { type = "AM/A" }, ruling = "RIVER-X2",
      function(game, _, _, cell)
        if game:query("river.flows_into", false, cell) then return false end
      end },
  },
}
