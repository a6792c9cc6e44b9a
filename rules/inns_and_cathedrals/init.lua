-- Inns & Cathedrals: roads with an inn and cities with a cathedral are worth more when completed
-- and nothing otherwise; each player has a large meeple. Ids are those of the fact sheet.

-- What a segment's cell must be: true, or no value at all where the option is off.
local function inns() return opt.inns or {} end
local function cathedrals() return opt.cathedrals or {} end
local function zero(on) return opt.incomplete_inn_cathedral == "zero" and on or {} end

---@type jac.Module
return {
  api = 1, name = "inns_and_cathedrals", title = "Inns & Cathedrals", version = "1.0.0",
  author = "", license = "MIT",
  tiles = "tiles.lua",
  options = {
    inns = { type = "boolean", default = true,
      help = "inns count; off: they are drawings (INNS-R10)" },
    cathedrals = { type = "boolean", default = true,
      help = "cathedrals count; off: they are drawings (INNS-R11)" },
    large_meeples = { type = "integer", min = 0, max = 8, default = 1,
      help = "large meeples of each player (INNS-R1)" },
    incomplete_inn_cathedral = { type = "enum", values = { "zero", "ignore" }, default = "zero",
      help = "an unfinished road with an inn or city with a cathedral is worth nothing, or as much "
        .. "as without it (INNS-V1)" },
  },
  figures = {
    -- Placed like a meeple (INNS-R6), it counts as two in a majority (INNS-R12, INNS-R21).
    large_meeple = { count = function() return opt.large_meeples end, meeple = true, strength = 2,
      cite = "INNS-R12" },
  },
  -- Marks of segments, so that they stay with what the segments grow into (INNS-P2).
  state = {
    inn = cell.per_segment(false, { mark = "inn", merge = "or" }),
    cathedral = cell.per_segment(false, { mark = "cathedral", merge = "or" }),
  },
  stats = {
    inn_roads = "roads with an inn completed",
    cathedral_cities = "cities with a cathedral completed",
  },
  on = {
    feature_scored = {
      { when = { class = "road", occasion = "completed", where = { inn = inns } },
        function(game) game:tally("inn_roads") end },
      { when = { class = "city", occasion = "completed", where = { cathedral = cathedrals } },
        function(game) game:tally("cathedral_cities") end },
    },
  },
  queries = {
    -- One point more for each tile, and for each coat of arms (INNS-R10, INNS-R11): what else
    -- changes the worth of the feature adds up with it.
    feature_points = {
      { when = { class = "road", occasion = "completed", where = { inn = inns } },
        function(_, points, feature) return points + feature.tiles end },
      { when = { class = "city", occasion = "completed", where = { cathedral = cathedrals } },
        function(_, points, feature) return points + feature.tiles + feature.arms end },
      -- Never of what this very turn completes (INNS-R20, INNS-P1).
      { when = { class = "road", occasion = { "final", "early", "triggered" },
          where = { inn = function() return zero(inns()) end } },
        function() return 0 end },
      { when = { class = "city", occasion = { "final", "early", "triggered" },
          where = { cathedral = function() return zero(cathedrals()) end } },
        function() return 0 end },
    },
  },
}
