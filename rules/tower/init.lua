-- The Tower: floors on foundations, prisoners, ransom. Ids are those of the fact sheet; README.md
-- lists the options.

-- Floors a player; printed are those for two to six players (TOWER-R1).
local function floors_each()
  if opt.floors > 0 then return opt.floors end
  return opt.players < 3 and 10 or opt.players == 3 and 9 or math.max(11 - opt.players, 3)
end

-- What a foundation is now, kept so that listing asks no more than this.
local BARE, OPEN, CLOSED = 0, 1, 2

-- Whether the active player has a floor left. While all have some, nobody need look.
local function refresh(game)
  state.can_build = state.floors[game.active] > 0
end

-- Tiles that the tower reaches: its own, and h in each direction over gaps and towers (TOWER-R21).
local function mark_reach(tower, height)
  for tile in tower:in_line(opt.range == "h" and height or height - 1) do
    state.reach[tile] = true
  end
end

local function build(game, player, tile)
  local floors = state.floors[player] - 1
  state.floors[player] = floors
  if floors == 0 then state.some_ran_out = true end
  if state.some_ran_out then refresh(game) end
  state.height[tile] = state.height[tile] + 1
  state.stage[tile] = OPEN
  mark_reach(tile, state.height[tile])
  game:ask("capture", player)
end

-- Own figures that the other player holds.
local function held_by(game, owner, captor)
  local list = {}
  for figure in game:each("captives", owner) do
    if figure.place.player == captor then list[#list + 1] = figure end
  end
  return list
end

local function exchange(own, captured)
  own:go_home("exchanged")
  captured:go_home("exchanged")
end

-- As soon as two players hold one of each other's, these go home (TOWER-R26). Only who has just
-- captured can have one of several to choose from; of one kind all are alike.
local function exchange_if_due(game, player, captured)
  local own = held_by(game, player, captured.owner)
  for _, figure in ipairs(own) do
    if figure.kind ~= own[1].kind then
      game:ask("exchange", player, captured)
      return
    end
  end
  if own[1] then exchange(own[1], captured) end
end

local function capture(game, player, figure)
  if figure.owner == player then
    figure:go_home("captured") -- TOWER-R23
    return
  end
  figure:imprison(player, "captured")
  game:push("exchange_if_due", player, figure)
end

local function pay_ransom(_, player, figure)
  local captor = figure.place.player
  player:score(-3, "ransom")
  captor:score(3, "ransom")
  state.ransomed = true
  figure:go_home("ransom")
end

-- On no class at all: so none, and no offer.
local function none_unless(timing)
  return function() if opt.ransom_timing ~= timing then return {} end end
end

local function is_tower(place) return place.at == "tile" and place.tile.marks.tower end

---@type jac.Module
return {
  api = 1, name = "tower", title = "The Tower", version = "1.0.0", author = "", license = "MIT",
  tiles = "tiles.lua",
  options = {
    floors = { type = "integer", min = 0, max = 30, default = 0,
      help = "floors a player; 0: by the number of players, as printed (TOWER-R1)" },
    capture = { type = "enum", values = { "may", "must" }, default = "may",
      help = "whether a meeple in reach may be left there (TOWER-R20, TOWER-V1)" },
    ransom_needs_points = { type = "boolean", default = true,
      help = "a ransom needs 3 points; off: the score may become negative (TOWER-V2)" },
    ransom_timing = { type = "enum", values = { "any_time_in_turn", "p2_only" },
      default = "any_time_in_turn",
      help = "at whatever one is asked in one's turn, or at the action only (TOWER-V3)" },
    foundation_tile_required = { type = "boolean", default = false,
      help = "floors and meeples only in a turn whose tile has a foundation, a misprint of one "
        .. "edition (TOWER-V4)" },
    range = { type = "enum", values = { "h", "h_minus_1" }, default = "h",
      help = "how far a tower of h floors reaches (TOWER-R21, TOWER-V5)" },
  },
  declares = {
    causes = { "captured", "exchanged", "ransom" },
    reasons = { "ransom" },
    queries = {
      climbs = { args = { "kind" }, answer = "boolean",
        doc = "May a meeple of this kind be put on top of a tower?" },
      payable = { args = { "figure" }, answer = "boolean",
        doc = "May the ransom for this prisoner be paid now?" },
      open = { args = { "tile" }, answer = "boolean",
        doc = "Is there a tower with nobody on top?" },
    },
  },
  state = {
    floors = function() return cell.per_player(floors_each(), { range = { 0, 30 } }) end,
    can_build = cell.game(true),
    some_ran_out = cell.game(false),
    height = cell.per_tile(0, { range = { 0, 255 } }),
    stage = cell.per_tile(BARE, { range = { BARE, CLOSED } }),
    reach = cell.per_tile(false, { reset = "part" }),
    ransomed = cell.game(false, { reset = "turn" }), -- once a turn, not a part (TOWER-R31)
  },
  pick = {
    foundations = { tiles = "any", mark = "tower", where = { stage = { BARE, OPEN } } },
    open_towers = { tiles = "any", mark = "tower", where = { stage = OPEN } },
    climbers = { kinds = "supply", meeple = true, asks = "climbs", cite = "TOWER-R12" },
    spare = { figures = "own", at = "supply", kind = arg(1) },
    -- Meeples in any feature and on towers, of anybody (TOWER-R22).
    in_reach = { figures = "any", meeple = true, at = { "segment", "tile" },
      where = { reach = true } },
    captives = { figures = "own", at = "prison" },
    redeemable = { figures = "own", at = "prison", on = none_unless("any_time_in_turn"),
      where = { ransomed = false }, asks = "payable" },
    redeemable_at_action = { figures = "own", at = "prison", on = none_unless("p2_only"),
      where = { ransomed = false }, asks = "payable" },
  },
  offers = {
    action = {
      build = { cite = "TOWER-R10", each = "foundations", text = "build a floor on {tile}",
        when = { where = { can_build = true },
          mark = function() return opt.foundation_tile_required and "tower" or nil end },
        take = build },
      climb = { cite = "TOWER-R10", each = { "climbers", "open_towers" },
        text = "put a {kind} on top of {tile}",
        when = { mark = function() return opt.foundation_tile_required and "tower" or nil end },
        take = function(game, player, kind, tile)
          game:first("spare", player, kind):move(tile, "action")
        end },
      ransom_at_action = { cite = "TOWER-V3", each = "redeemable_at_action", costs = "extra",
        text = "pay 3 points for {figure}", take = pay_ransom },
    },
    any_own = {
      ransom = { cite = "TOWER-R30", each = "redeemable", costs = "extra",
        text = "pay 3 points for {figure}", take = pay_ransom },
    },
    capture = {
      seize = { cite = "TOWER-R20", each = "in_reach", text = "capture {figure}",
        take = capture },
    },
    exchange = {
      get_back = { cite = "TOWER-R26", args = { "figure" }, text = "get {figure} back",
        list = function(game, player, add, captured)
          for _, figure in ipairs(held_by(game, player, captured.owner)) do add(figure) end
        end,
        take = function(_, _, captured, figure) exchange(figure, captured) end },
    },
  },
  prompts = {
    capture = { text = "Whom does the tower capture?",
      must = function() return opt.capture == "must" end },
    exchange = { args = { "captured:figure" }, text = "Who comes back for {captured}?",
      must = true },
  },
  steps = { exchange_if_due = exchange_if_due },
  on = {
    start = { when = { where = { some_ran_out = true } }, refresh },
    -- Meeples: what else stands on tiles (a dragon) is on no tower.
    meeple_placed = { when = { to = "tile" }, function(_, _, _, to)
      if is_tower(to) then state.stage[to.tile] = CLOSED end
    end },
    meeple_moved = function(_, _, from, to)
      if is_tower(from) then state.stage[from.tile] = OPEN end
      if is_tower(to) then state.stage[to.tile] = CLOSED end
    end,
    meeple_left = { when = { from = "tile" }, function(_, _, from)
      if is_tower(from) then state.stage[from.tile] = OPEN end -- TOWER-R25
    end },
  },
  queries = {
    payable = { when = { at = function() if not opt.ransom_needs_points then return {} end end },
      function(_, _, figure) return figure.owner.points >= 3 end },
    open = function(_, _, tile) return state.stage[tile] == OPEN end,
  },
  invariants = {
    floors_are_kept = function(game)
      for _, player in ipairs(game.players) do
        if state.floors[player] < 0 or state.floors[player] > floors_each() then return false end
      end
      return true
    end,
  },
}
