-- The phantom beside the Festival. It may be taken back like other figures (COMBO-PHANTOM-FEST-1),
-- and may follow a return (COMBO-PHANTOM-FEST-2), since it follows any action.

---@type jac.Module
return {
  api = 1, name = "festival+phantom", between = { "festival", "phantom" },
  title = "Festival with the Phantom", version = "1.0.0", author = "", license = "MIT",
  rulings = {
    ["PHANTOM-X2"] = { text = "A phantom that the Festival just brought back is not placed again "
      .. "in the same part. Off: it may be.",
      kind = "open", source = "nobody ruled on it; as for the abbot, ABBOT-R14" },
  },
  state = { back = cell.game(false, { reset = "part" }) },
  on = {
    meeple_left = { when = { kind = "phantom", cause = "festival.returned" }, ruling = "PHANTOM-X2",
      function() state.back = true end },
  },
  queries = {
    may_follow = { when = { offer = "phantom.follow", where = { back = true } },
      ruling = "PHANTOM-X2", function() return false end },
  },
}
