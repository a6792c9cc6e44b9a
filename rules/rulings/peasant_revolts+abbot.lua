-- The abbot beside the Peasant Revolts. On a monastery he is a monk like others; whether a garden
-- counts as one is the option `monasteries` of peasant_revolts (COMBO-ABBOT-REVOLT-1, REVOLT-R25).
-- Taken back he is in the supply, and unprotected.

---@type jac.Module
return {
  api = 1, name = "peasant_revolts+abbot", between = { "peasant_revolts", "abbot" },
  title = "Peasant Revolts with the Abbot", version = "1.0.0", author = "", license = "MIT",
  rulings = {
    ["COMBO-ABBOT-REVOLT-2"] = { text = "The protection for two never follows the abbot's "
      .. "retrieval, which asks for no other action at all. Off: as for every other action, "
      .. "protect_later decides.",
      kind = "community", source = "ABBOT-C14; REVOLT-R44 decides alike" },
  },
  queries = {
    may_follow = { when = { offer = "peasant_revolts.protect_after", action = "abbot.retrieve" },
      ruling = "COMBO-ABBOT-REVOLT-2", function() return false end },
  },
}
