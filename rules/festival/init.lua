-- The Festival: on a festival tile you may take one of your own figures back instead of placing
-- one. Ids are those of the fact sheet; README.md lists them.

---@type jac.Module
return {
  api = 1, name = "festival", title = "The Festival", version = "1.0.0",
  author = "", license = "MIT",
  tiles = "tiles.lua",
  options = {
    returns = { type = "enum", values = { "any_figure", "meeples_only" }, default = "any_figure",
      help = "which of one's own figures may be taken back: all of them, as Hans im Glück means "
        .. "it, or meeples only, as CundCo wrote (FEST-R20, FEST-R21)" },
    print = { type = "enum", values = { "2016", "2024" }, default = "2016",
      help = "which print's tiles: ten; or twelve, of which two are known to nobody and must come "
        .. "from a tile file (FEST-R7)" },
  },
  rulings = {
    ["FEST-R33"] = { text = "Own figures on top of a tower or in a pyramid may be taken back too.",
      kind = "derived", source = "FEST-R21, FEST-R31", default = true },
  },
  declares = { causes = { "returned" } },
  stats = { returned = "figures taken back" },
  -- On the board and one's own: so no prisoner (FEST-R14), no neutral figure and no other
  -- player's (FEST-R25), nothing in a supply (FEST-R31). Slots are the quarters of special cities,
  -- bathhouses and crown spaces (FEST-R26, FEST-R27).
  pick = {
    returnable = {
      figures = "own",
      at = { "segment", "corner", "slot",
        function() return ruled("FEST-R33") and "tile" or nil end },
      meeple = function() return opt.returns == "meeples_only" or nil end,
    },
  },
  -- Before scoring, so the figure no longer counts there (FEST-R18); going home scores nothing
  -- (FEST-R22). It is the action of the turn: nothing else that is one may follow (FEST-R11, R28).
  offers = {
    action = {
      take_back = {
        when = { mark = "festival" }, each = "returnable", costs = "action", cite = "FEST-R11",
        text = "take {figure} back",
        take = { tally = "returned", home = "returned" },
      },
    },
  },
}
