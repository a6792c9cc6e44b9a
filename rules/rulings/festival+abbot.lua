-- The abbot beside the Festival: he may be taken back by either; only his own way gives points.

---@type jac.Module
return {
  api = 1, name = "festival+abbot", between = { "festival", "abbot" },
  title = "Festival with the Abbot", version = "1.0.0", author = "", license = "MIT",
  rulings = {
    ["COMBO-ABBOT-FEST-1"] = { text = "An abbot taken back by the Festival scores nothing. Off: as "
      .. "when he is taken back by his own rule.",
      kind = "community", source = "ABBOT-X2, FEST-R23; that he may be taken back is official" },
  },
  on = {
    meeple_left = {
      when = { kind = "abbot", cause = function()
        return ruled("COMBO-ABBOT-FEST-1") and {} or "festival.returned"
      end },
      function(_, _, from, _, by)
        local feature = from.feature
        by:score(feature:value("early"), nil, feature, "early")
      end,
    },
  },
}
