-- A module with one of everything, for tests/unit/test_load.c.
---@type jac.Module
return {
  api = 1, name = "fair", title = "The fair", version = "1.2.0", author = "tests", license = "MIT",
  uses = { "nowhere" },
  tiles = "tiles.lua",
  options = {
    traders = { type = "integer", min = 0, max = 3, default = 1, help = "figures a player" },
  },
  rulings = {
    ["FAIR-R1"] = { text = "Bears dance.", kind = "derived", source = "none", default = true },
  },
  declares = {
    causes = { "sent" },
    events = { sold_out = { args = { "figure", "to:place" }, doc = "Nothing is left." } },
    queries = { price = { args = { "figure" }, answer = "integer" } },
    kinds = { stall = { class = "monastery", occupiable = false } },
    relations = { "adjoins" },
  },
  figures = {
    trader = function()
      if opt.traders == 0 then return nil end
      return { count = opt.traders, needs = "own meeple in feature",
               stands_on = { "city", "road" } }
    end,
    bear = { count = { game = 1 }, ruling = "FAIR-R1" },
  },
  areas = { booths = 4 },
  state = {
    sold = cell.per_player(0, { length = 3, range = { -1, 200 }, secret = "owner" }),
    safe = cell.per_figure(false, { reset = "supply" }),
  },
  pick = {
    guests = { figures = "others", at = { "segment", "slot" }, on = arg(1), where = { safe = true },
               meeple = function() return opt.traders == 2 or nil end },
    mine = { figures = "own" },
  },
  prompts = { haggle = { args = { "figure" }, text = "haggle over {figure}?" } },
  offers = {
    action = { buy = { each = "mine", when = { mark = { goods = "cloth" } },
                       text = "buy with {figure}", take = function() end } },
    haggle = { offer_more = { when = { kind = "trader" }, take = function() end } },
    drawn = { look = { take = function() end } },
    any_own = { ransom = { each = "mine", costs = "extra", take = function() end } },
  },
  steps = { close = function() end },
  chances = { die = { outcomes = { 1, 2, 3 }, weights = { 3, 2, 1 }, resolved = function() end } },
  verbs = { open = function() end },
  on = {
    meeple_left = { when = { by = "active", cause = "sent", class = { "city", "road" },
                             kind = "meeple" },
                    ruling = "FAIR-R1", function() end },
    sold_out = { { when = { to = "slot" }, function() end }, function() end },
    ["nowhere.lost"] = function() end,
  },
  queries = {
    price = function() end,
    feature_points = { when = { occasion = "final" }, function() end },
  },
}
