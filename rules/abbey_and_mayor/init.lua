-- Abbey & Mayor: abbeys that fill holes, mayors as strong as their city's coats of arms, wagons
-- that move on when scored, barns on fields. Ids are those of the fact sheet; README.md lists the
-- options.

local function unless(value, wanted, other)
  if value == wanted then return nil end
  return other
end

-- ---- the abbey

local function place_abbey(game, player, cell)
  state.abbeys[player] = state.abbeys[player] - 1
  game:tally("abbeys")
  game:give_tile("AM/A", cell)
end

-- The bag is empty: each player to the left of who placed the last tile is asked once for an abbey
-- that is left (ABBEY-R15, P2). After the tile's part this station comes again.
local function last_round(game)
  local player = game.active
  while state.asked < #game.players do
    state.asked = state.asked + 1
    player = player.left
    if state.abbeys[player] > 0 and game:first("gaps") then
      game:turn_to(player)
      game:ask("last_abbey", player)
      game:push("next_in_round")
      return
    end
  end
end

-- ---- the wagon

-- Wagons that were scored, of each player from the active one on (ABBEY-R34).
local function ask_wagons(game)
  local player = game.active
  for _ = 1, #game.players do
    for wagon in game:each("scored_wagons", player) do
      game:ask("move_on", player, wagon)
      game:push("stay_or_go", wagon)
    end
    player = player.left
  end
end

-- Each feature of the tile once, where the wagon may stand.
local function add_segments(game, player, wagon, tile, add)
  local before = {}
  for _, segment in ipairs(tile.segments) do
    local feature, known = segment.feature, false
    for i = 1, #before do known = known or before[i] == feature end
    before[#before + 1] = feature
    if not known and not feature.closed and game:may_stand("wagon", segment.place, player) then
      add(wagon, segment)
    end
  end
end

-- On the wagon's own tile and the eight around it (ABBEY-R32).
local function add_near(game, player, wagon, add)
  local x, y = wagon.tile.x, wagon.tile.y
  for dy = -1, 1 do
    for dx = -1, 1 do
      local tile = game:tile_at(x + dx, y + dy)
      if tile then add_segments(game, player, wagon, tile, add) end
    end
  end
end

local function beside_abbey(game, abbey, note)
  local tile = abbey.tile
  for _, at in ipairs{ { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } } do
    local other = game:tile_at(tile.x + at[1], tile.y + at[2])
    for _, segment in ipairs(other and other.segments or {}) do
      for _, beyond in ipairs(segment.beyond) do
        if beyond == tile then note(segment) end
      end
    end
  end
end

-- What is connected with the scored feature: on a tile by the print, over a side by an abbey that
-- closes it (ABBEY-V2, C12).
local function connected(game, feature, note)
  for _, segment in ipairs(feature.segments) do
    for _, other in ipairs(segment:linked("leads_to")) do note(other) end
    for _, tile in ipairs(segment.beyond) do
      local abbey = tile:segment("abbey")
      if abbey then note(abbey) end
    end
    if segment.kind == "abbey" then beside_abbey(game, segment, note) end
  end
end

-- Which tile of it the wagon stands on then is free (ABBEY-V2).
local function add_whole(wagon, feature, add)
  for _, segment in ipairs(feature.segments) do add(wagon, segment) end
end

local function add_connected(game, player, wagon, add)
  local seen = {}
  connected(game, wagon.segment.feature, function(segment)
    local feature = segment.feature
    for i = 1, #seen do
      if seen[i] == feature then return end
    end
    seen[#seen + 1] = feature
    if feature.closed or not game:may_stand("wagon", segment.place, player) then return end
    if opt.wagon_move == "C1" then
      add_whole(wagon, feature, add)
    else
      add(wagon, segment)
    end
  end)
end

local function list_moves(game, player, add, wagon)
  local way = opt.wagon_move == "C2" and add_near or add_connected
  way(game, player, wagon, add)
end

local function move_on(game, player, _, wagon, segment)
  game:tally("moves")
  wagon:move(segment, "moved_on")
  if opt.confirm and not game:first("scored_wagons", player) then
    game:ask("confirm_move", player)
  end
end

-- ---- the barn

-- Where this tile, or a barn on it, brings farmers and a barn together (ABBEY-R42, R44).
local function score_farmers(game)
  for field in game:each("farmed") do
    game:batch_add(field, "triggered", state.new_barn[field] and "barn_placed" or "barn_joined")
  end
end

-- Four points a city for each player with a barn there, whatever else stands there (ABBEY-R45).
local function score_barns(game)
  for _, player in ipairs(game.players) do
    local paid = {}
    for barn in game:each("raised", player) do
      local field, known = barn.place.feature, false
      for i = 1, #paid do known = known or paid[i] == field end
      paid[#paid + 1] = field
      if not known then player:score(4 * field.cities, "barn", field, "final") end
    end
  end
end

local function taken(game, place)
  for barn in game:each("any_raised") do
    if barn.place == place then return true end
  end
  return false
end

---@type jac.Module
return {
  api = 1, name = "abbey_and_mayor", title = "Abbey & Mayor", version = "1.0.0",
  author = "", license = "MIT",
  uses = { "tower" },
  tiles = "tiles.lua", own_tiles = "abbey.lua",
  options = {
    abbeys = { type = "integer", min = 0, max = 2, default = 1,
      help = "abbeys of each player (ABBEY-R1)" },
    mayors = { type = "integer", min = 0, max = 8, default = 1,
      help = "mayors of each player (ABBEY-R1)" },
    wagons = { type = "integer", min = 0, max = 8, default = 1,
      help = "wagons of each player (ABBEY-R1)" },
    barns = { type = "integer", min = 0, max = 8, default = 1,
      help = "barns of each player (ABBEY-R1)" },
    abbey_after_last_tile = { type = "boolean", default = true,
      help = "abbeys that are left may be placed after the last land tile (ABBEY-R15, ABBEY-V1)" },
    wagon_move = { type = "enum", values = { "C2", "C1", "C1_at_connection" }, default = "C2",
      help = "where a scored wagon may go: C2: to its own tile and the eight around it; C1: to "
        .. "what is connected with the scored feature, on any tile of it, or on the one where "
        .. "they are connected (ABBEY-R32, ABBEY-V2)" },
    barn_on_barn_field = { type = "boolean", default = false,
      help = "a barn may be placed in a field that has one (ABBEY-R41, ABBEY-V3)" },
    pig_on_connecting_turn = { type = "enum", values = { "allowed", "forbidden" },
      default = "allowed",
      help = "a pig may join its farmer when the tile just placed has joined the field with a "
        .. "barn's (ABBEY-V4)" },
  },
  declares = {
    edges = { abbey = { fits_all = true } }, -- ABBEY-R11, R12
    kinds = { abbey = { class = "monastery" } }, -- ABBEY-R14
    causes = { "moved_on" },
    reasons = { "barn", "barn_placed", "barn_joined" },
    queries = {
      fits = { args = { "cell" }, answer = "boolean",
        doc = "May the active player place an abbey into this gap?" },
    },
  },
  figures = {
    mayor = { count = function() return opt.mayors end, meeple = true, stands_on = { "city" },
      cite = "ABBEY-R20" },
    wagon = { count = function() return opt.wagons end, meeple = true,
      stands_on = { "city", "road", "monastery" }, cite = "ABBEY-R30" },
    barn = { count = function() return opt.barns end, cite = "ABBEY-R40" }, -- stands on corners
  },
  state = {
    abbeys = cell.per_player(function() return opt.abbeys end, { range = { 0, 2 } }),
    asked = cell.game(0, { range = { 0, 8 } }),
    passed = cell.game(false, { reset = "part" }), -- an abbey could be placed: to be confirmed
    over = cell.game(false),
    barn = cell.per_segment(false, { merge = "or" }),
    new_barn = cell.per_segment(false, { merge = "or", reset = "part" }),
  },
  pick = {
    gaps = { cells = "enclosed", cite = "ABBEY-R11" },
    holes = { cells = "enclosed", asks = "fits" },
    barns = { kinds = "supply", kind = "barn" },
    spare = { figures = "own", at = "supply", kind = arg(1) },
    crossings = { corners = "new", on = "field",
      where = { barn = function() return unless(opt.barn_on_barn_field, true, false) end } },
    farmed = { features = "new", on = "field", free = false, where = { barn = true } },
    raised = { figures = "own", kind = "barn" },
    any_raised = { figures = "any", kind = "barn" },
    laid = { tiles = "any", mark = "abbey" },
    astray = { figures = "any", kind = "mayor", at = "segment", not_on = "city" },
    scored_wagons = { figures = "own", at = "held", kind = "wagon" },
    any_scored_wagon = { figures = "any", at = "held", kind = "wagon" },
  },
  stats = {
    abbeys = "abbeys placed", moves = "wagons that moved on", barns = "barns placed",
  },
  offers = {
    source = {
      place_abbey = { cite = "ABBEY-R10", each = "holes", text = "place the abbey at {cell}",
        take = place_abbey },
    },
    last_abbey = {
      place_last = { cite = "ABBEY-R15", each = "holes", text = "place the abbey at {cell}",
        take = place_abbey },
    },
    action = {
      raise = { cite = "ABBEY-R40", each = { "barns", "crossings" },
        text = "put the {kind} at {place}",
        take = function(game, player, kind, place)
          game:tally("barns")
          game:first("spare", player, kind):move(place, "action")
        end },
    },
    move_on = {
      move = { cite = "ABBEY-R31", args = { "figure", "segment" },
        text = "move {figure} to {segment}", list = list_moves, take = move_on },
    },
    confirm_pass = { settle_pass = { text = "confirm", take = function() end } },
    confirm_move = { settle_move = { text = "confirm", take = function() end } },
  },
  prompts = {
    last_abbey = { text = "Place the abbey that is left?" },
    move_on = { args = { "wagon:figure" }, text = "Where does {wagon} move on to?" },
    confirm_pass = { text = "no abbey now", must = true },
    confirm_move = { text = "the move stands", must = true },
  },
  steps = {
    next_in_round = function(game)
      if not game.turn.tile then last_round(game) end
    end,
    stay_or_go = function(_, wagon)
      if wagon.at == "held" then wagon:go_home("scored") end -- ABBEY-R33
    end,
  },
  on = {
    source = {
      when = { some = function() return opt.confirm and "holes" or {} end },
      function() state.passed = true end,
    },
    draw = {
      when = { where = { passed = true } },
      function(game)
        state.passed = false
        if game.tiles_left > 0 then game:ask("confirm_pass", game.active) end
      end,
    },
    scored = {
      { when = { some = "farmed" }, score_farmers },
      { when = { some = "any_scored_wagon" }, ask_wagons },
    },
    last_tiles = function(game)
      if opt.abbey_after_last_tile then last_round(game) end
    end,
    before_final = function() state.over = true end,
    final = score_barns,
    figure_placed = { when = { kind = "barn" }, function(_, _, _, to)
      state.barn[to.segment] = true
      state.new_barn[to.segment] = true
    end },
    figure_left = { when = { kind = "barn" }, function(_, _, from)
      state.barn[from.segment] = false
    end },
  },
  queries = {
    may_stand = {
      { when = { meeple = true, on = "field", where = { barn = true } }, cite = "ABBEY-R43",
        function() return false end },
      { when = { kind = "barn", at = function() return unless(opt.barn_on_barn_field, false,
          "corner") or {} end },
        function(game, _, _, place) if taken(game, place) then return false end end },
      { when = { on = "field", where = { barn = function()
          return unless(opt.pig_on_connecting_turn, "allowed", true) or {}
        end } }, cite = "ABBEY-V4",
        function(_, _, kind) if kind == "pig" then return false end end },
    },
    strength = { when = { kind = "mayor" }, cite = "ABBEY-R21",
      function(_, _, _, feature) return feature.arms end },
    release_to = { when = { kind = "wagon", where = { over = false } }, cite = "ABBEY-R31",
      function() return "held" end },
    -- One point a city where a field was joined with a barn's (ABBEY-R44).
    feature_points = {
      when = { class = "field", occasion = "triggered", where = { barn = true, new_barn = false } },
      function(_, points, feature) return points - 2 * feature.cities end,
    },
    ["tower.climbs"] = { when = { kind = { "mayor", "wagon" } }, cite = "TOWER-R12",
      function() return false end },
    ["abbey_and_mayor.fits"] = function(game, _, cell)
      return state.abbeys[game.active] > 0 and game:query("may_place", true, "AM/A", cell, 0)
    end,
  },
  invariants = {
    no_abbey_is_lost = function(game)
      local count = game:count("laid")
      for _, player in ipairs(game.players) do count = count + state.abbeys[player] end
      return count == #game.players * opt.abbeys
    end,
    mayors_in_cities = function(game) return not game:first("astray") end,
    barns_on_fields = function(game)
      for barn in game:each("any_raised") do
        local place = barn.place
        if place.at ~= "corner" or place.segment.class ~= "field"
          or not state.barn[place.segment] then
          return false
        end
      end
      return true
    end,
  },
}
