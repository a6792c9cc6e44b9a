-- Traders & Builders: goods for who completes cities, a builder who brings a double turn, a pig
-- that makes a field worth more. Ids are those of the fact sheet.

-- ---- goods

local function goods(value) return opt.goods and value or {} end

-- Who completed the city takes a token for each good in it, whoever scored it (TRADERS-R10, R11).
local function take(game, tokens, n)
  if n == 0 then return end
  tokens[game.active] = tokens[game.active] + n
  game:tally("goods", n)
end

local function give(game, feature)
  take(game, state.wine, state.wine_here[feature])
  take(game, state.grain, state.grain_here[feature])
  take(game, state.cloth, state.cloth_here[feature])
end

-- Ten points for the most tokens of one good; all who tie get them, with none nobody does
-- (TRADERS-R12).
local function pay_most(game, tokens)
  local most = 1
  for _, player in ipairs(game.players) do most = math.max(most, tokens[player]) end
  for _, player in ipairs(game.players) do
    if tokens[player] == most then player:score(10, "trade_goods", nil, "final") end
  end
end

local function pay_goods(game)
  if not opt.goods then return end
  pay_most(game, state.wine)
  pay_most(game, state.grain)
  pay_most(game, state.cloth)
end

-- ---- the builder

-- Has the tile just placed extended a road or city with an own builder?
local function extended(game)
  for builder in game:each("builders", game.active) do
    local feature = builder.feature
    for segment in game:each("extended") do
      if segment.feature == feature then return true end
    end
  end
  return false
end

local function again(game)
  game:part_again()
  game:tally("double_turns")
end

-- Known now, whatever becomes of the builder in this part (TRADERS-R25); a second part brings no
-- third (TRADERS-R24).
local function placed(game)
  if game.turn.part > 1 or not extended(game) then return end
  if opt.double_turn == "automatic" then
    again(game)
  else
    state.double = true
  end
end

-- With an empty bag nothing is asked: who has a tile elsewhere is asked for that one (TRADERS-C5).
local function part_end(game)
  if game.tiles_left == 0 then
    game:part_again()
  else
    game:ask("double_turn", game.active)
  end
end

-- ---- the pig

local function has_pig(game, player, feature)
  for pig in game:each("pigs", player) do
    if pig.feature == feature then return true end
  end
  return false
end

---@type jac.Module
return {
  api = 1, name = "traders_and_builders", title = "Traders & Builders", version = "1.0.0",
  author = "", license = "MIT",
  tiles = "tiles.lua",
  options = {
    goods = { type = "boolean", default = true,
      help = "completed cities give goods; off: they are drawings (TRADERS-R10)" },
    builders = { type = "integer", min = 0, max = 8, default = 1,
      help = "builders of each player (TRADERS-R1)" },
    pigs = { type = "integer", min = 0, max = 8, default = 1,
      help = "pigs of each player (TRADERS-R1); several in one field count as one (TRADERS-P6)" },
    pig_herd = { type = "boolean", default = true,
      help = "a pig herd printed on a field makes it worth one more a city (TRADERS-V2)" },
    double_turn = { type = "enum", values = { "optional", "automatic" }, default = "optional",
      help = "the player is asked before the second tile is drawn, or draws it (TRADERS-V1)" },
    builder_on_completed = { type = "boolean", default = false,
      help = "a builder may be placed where the tile just completed the road or city "
        .. "(TRADERS-V3)" },
  },
  declares = { reasons = { "trade_goods" } },
  figures = {
    -- Neither is a meeple: they have no weight in a majority and go home with the last own meeple
    -- of the feature (TRADERS-R28, TRADERS-R32).
    builder = { count = function() return opt.builders end, stands_on = { "city", "road" },
      needs = "own meeple in feature", cite = "TRADERS-R20" },
    pig = { count = function() return opt.pigs end, stands_on = { "field" },
      needs = "own meeple in feature", cite = "TRADERS-R30" },
  },
  state = {
    wine = cell.per_player(0, { range = { 0, 255 } }),
    grain = cell.per_player(0, { range = { 0, 255 } }),
    cloth = cell.per_player(0, { range = { 0, 255 } }),
    wine_here = cell.per_segment(0, { mark = "wine", merge = "sum", range = { 0, 9 } }),
    grain_here = cell.per_segment(0, { mark = "grain", merge = "sum", range = { 0, 9 } }),
    cloth_here = cell.per_segment(0, { mark = "cloth", merge = "sum", range = { 0, 9 } }),
    herd = cell.per_segment(false, { mark = "pig_herd", merge = "or" }),
    double = cell.game(false, { reset = "part" }),
  },
  pick = {
    builders = { figures = "own", at = "segment", kind = "builder" },
    pigs = { figures = "own", at = "segment", kind = "pig" },
    extended = { segments = "new", on = { "city", "road" } },
  },
  stats = { double_turns = "second parts of a turn", goods = "goods tokens given" },
  prompts = { double_turn = { text = "A second tile?" } },
  offers = {
    double_turn = {
      go_on = { cite = "TRADERS-R23", text = "draw a second tile",
        take = again },
    },
  },
  on = {
    placed = { when = { some = "builders" }, placed },
    part_end = { when = { where = { double = true } }, part_end },
    feature_scored = {
      when = { class = function() return goods("city") end, occasion = "completed" },
      give,
    },
    final = pay_goods,
  },
  queries = {
    may_stand = {
      when = { kind = "builder",
        closed = function() return opt.builder_on_completed and {} or true end },
      function() return false end, -- TRADERS-R22
    },
    feature_points = {
      when = { class = "field", where = { herd = function() return opt.pig_herd or {} end } },
      function(_, points, feature) return points + feature.cities end, -- TRADERS-R34
    },
    player_points = {
      when = { class = function() return opt.pigs > 0 and "field" or {} end },
      function(game, points, player, feature)
        if has_pig(game, player, feature) then return points + feature.cities end -- TRADERS-R31
      end,
    },
  },
}
