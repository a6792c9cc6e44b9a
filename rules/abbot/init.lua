-- The Abbot: a figure for monasteries and gardens that its owner may take back for points. Ids are
-- those of the fact sheet; README.md lists the options.

---@type jac.Module
return {
  api = 1, name = "abbot", title = "The Abbot", version = "1.0.0",
  author = "", license = "MIT",
  uses = { "tower" },
  options = {
    abbots = { type = "integer", min = 0, max = 8, default = 1,
      help = "so many abbots a player (ABBOT-R1)" },
    gardens = { type = "boolean", default = true,
      help = "off: gardens are drawings, and the abbot has monasteries only (ABBOT-R10)" },
  },
  declares = {
    causes = { "retrieved" },
    kinds = {
      -- No monastery, for whatever names those (ABBOT-C7).
      garden = { on_mark = function() return opt.gardens and "garden" or nil end,
        ring = true, scores = true },
    },
  },
  figures = {
    abbot = { count = function() return opt.abbots end, meeple = true,
      stands_on = { "monastery", "garden" }, cite = "ABBOT-R10" },
  },
  -- Not where this tile closed the ring: that is scored in its turn (ABBOT-R15).
  pick = {
    retrievable = { figures = "own", kind = "abbot", at = "segment", closed = false },
    astray = { figures = "any", kind = "abbot", at = "segment",
      not_on = { "monastery", "garden" } },
  },
  offers = {
    action = {
      -- What the abbot himself is worth there, whoever else stands on it (ABBOT-R12, C2, C3).
      retrieve = {
        each = "retrievable", costs = "action", cite = "ABBOT-R12",
        text = "take {figure} back for its points",
        take = function(_, player, figure)
          local feature = figure.feature
          player:score(feature:value("early"), "retrieved", feature, "early")
          figure:go_home("retrieved")
        end,
      },
    },
  },
  queries = {
    ["tower.climbs"] = { when = { kind = "abbot" }, cite = "TOWER-R12",
      function() return false end },
  },
  invariants = {
    abbots_on_holy_ground = function(game) return not game:first("astray") end,
  },
}
