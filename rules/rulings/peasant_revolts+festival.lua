-- The Festival's return beside the Peasant Revolts. Most of it needs no word: a protected meeple
-- may be taken back and then is unprotected (COMBO-FEST-REVOLT-1, COMBO-REVOLT-FEST-1); a return is
-- the turn's action, so the protection for two does not follow it, while after neither placing nor
-- returning it is open (FEST-R34).

---@type jac.Module
return {
  api = 1, name = "peasant_revolts+festival", between = { "peasant_revolts", "festival" },
  title = "Peasant Revolts with the Festival", version = "1.0.0", author = "", license = "MIT",
  rulings = {
    ["COMBO-FEST-REVOLT-2"] = { text = "Whether the protection for two may follow a return is as "
      .. "for every other action: protect_later decides. Off: never after a return.",
      kind = "open", source = "REVOLT-R44; for off: FEST-R28, COMBO-WOND-REVOLT-2" },
    ["COMBO-FEST-REVOLT-3"] = { text = "A meeple placed after a return (a phantom) may be "
      .. "protected for four. Off: not in a part with a return.",
      kind = "derived", source = "FEST-R29, FEST-R34" },
  },
  queries = {
    may_follow = {
      when = { offer = "peasant_revolts.protect_after",
        action = function()
          return ruled("COMBO-FEST-REVOLT-2") and {} or "festival.take_back"
        end },
      function() return false end,
    },
    ["peasant_revolts.protectable"] = {
      when = { at = function() if ruled("COMBO-FEST-REVOLT-3") then return {} end end },
      function(game) if game.turn.action == "festival.take_back" then return false end end,
    },
  },
}
