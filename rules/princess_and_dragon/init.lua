-- The Princess & the Dragon: a dragon that eats, a fairy that protects, princesses that send
-- knights home, portals that lead anywhere. Ids are those of the fact sheet; README.md lists the
-- options.

-- ---- the dragon

local STEPS = 6 -- of one flight (DRAGON-R22)

local function alight(dragon, tile)
  if dragon.tile then state.lair[dragon.tile] = false end
  dragon:move(tile, "flew")
  state.lair[tile] = true
end

-- The first volcano brings it into play, and its tiles that came too early back into the bag
-- (DRAGON-R20).
local function rouse(game)
  local dragon = game:first("dragons")
  if dragon.at == "supply" then game:back_to_bag("aside", "dragon") end
  alight(dragon, game.turn.tile)
end

-- The ways from a tile, where it has been itself, kept so that listing asks no more than this.
local function open_ways(from, open)
  for tile in from:in_line(1) do
    state.way[tile] = open and not state.flown[tile] and not state.haven[tile]
  end
end

local function set_off(game)
  local from = game:first("dragons").tile
  state.flown[from] = true -- DRAGON-R23
  open_ways(from, true)
  game:tally("flights")
  game:ask("dragon", game.active, 1)
end

-- The next player's step follows; where there is no way the flight ends, as nobody is asked then
-- (DRAGON-R24).
local function fly(game, player, step, tile)
  local dragon = game:first("dragons")
  open_ways(dragon.tile, false)
  alight(dragon, tile)
  state.flown[tile] = true
  local eaten = game:send_home("prey", "eaten")
  if eaten > 0 then game:tally("eaten", eaten) end
  if step < STEPS then
    open_ways(tile, true)
    game:ask("dragon", player.left, step + 1)
  end
end

local function flies(when)
  return { when = { mark = "dragon",
      some = function() return opt.dragon_move == when and "awake" or {} end },
    set_off }
end

-- ---- the fairy

local function take_off(fairy)
  local companion = fairy.place.figure
  local tile = companion and companion.tile or fairy.tile
  if companion then state.companion[companion] = false end
  if tile then state.haven[tile] = false end
end

-- To a place: a meeple, beside which it stands then, or a tile.
local function bring(game, to, tile)
  local fairy = game:first("fairies")
  take_off(fairy)
  fairy:move(to, "action")
  state.haven[tile] = true
end

local function join(game, _, figure)
  bring(game, figure, figure.tile)
  state.companion[figure] = true
end

local function settle(game, _, tile) bring(game, tile, tile) end

-- Once each, and not where it is already.
local function add_own_tiles(game, player, add)
  local seen = {}
  for figure in game:each("meeples", player) do
    local tile = figure.tile
    if not seen[tile] and not state.haven[tile] then
      seen[tile] = true
      add(tile)
    end
  end
end

-- By whatever road its meeple goes, the fairy stays on the tile (DRAGON-R34).
local function left_behind(game, figure, from)
  local fairy = game:first("beside")
  if fairy.place.figure ~= figure then return end
  state.companion[figure] = false
  fairy:move(from.tile, "left_behind")
end

local function greet(game)
  for _ in game:each("blessed", game.active) do game.active:score(1, "fairy_turn") end
end

-- Majority or not, points or not (DRAGON-R33).
local function bless(game, feature, _, _, occasion)
  for figure in game:each("blessed_of_all") do
    if figure.feature == feature then figure.owner:score(3, "fairy_bonus", feature, occasion) end
  end
end

-- Which of the two cells says that a meeple is the fairy's.
local function where_blessed()
  return {
    companion = function() return opt.fairy_placement == "next_to_meeple" or nil end,
    haven = function() return opt.fairy_placement == "on_tile" or nil end,
  }
end

local function only(placement)
  return function() if opt.fairy_placement ~= placement then return {} end end
end

-- ---- princess and portal

-- The knights in the cities that the new tile's princesses of the pick belong to.
local function knights_of(princesses)
  return function(game, _, add)
    for princess in game:each(princesses) do
      for knight in game:each("knights") do
        if knight.feature == princess.feature then add(knight) end
      end
    end
  end
end

-- Data, which costs no call.
local send_home = { tally = "knights", home = "sent_home" }

local function go_through(game, player, kind, segment)
  game:tally("portals")
  game:first("spare", player, kind):move(segment, "action")
end

---@type jac.Module
return {
  api = 1, name = "princess_and_dragon", title = "The Princess & the Dragon", version = "1.0.0",
  author = "", license = "MIT",
  tiles = "tiles.lua",
  options = {
    dragon = { type = "boolean", default = true,
      help = "off: no dragon; volcanoes and its tiles are drawings (DRAGON-R1)" },
    fairy = { type = "boolean", default = true, help = "off: no fairy (DRAGON-R1)" },
    portals = { type = "boolean", default = true,
      help = "off: magic portals are drawings (DRAGON-R50)" },
    princess = { type = "enum", values = { "may", "must", "off" }, default = "may",
      help = "whether a knight must leave the princess's city where one is there; off: she is a "
        .. "drawing (DRAGON-R40, DRAGON-V2)" },
    dragon_move = { type = "enum", values = { "before_scoring", "after_scoring" },
      default = "before_scoring", help = "when the dragon flies (DRAGON-R21, DRAGON-V1)" },
    fairy_placement = { type = "enum", values = { "next_to_meeple", "on_tile" },
      default = "next_to_meeple",
      help = "beside one meeple, whose bonus it is; or on a tile, for all meeples there "
        .. "(DRAGON-R30, DRAGON-V3)" },
    tower_meeple_edible = { type = "boolean", default = true,
      help = "off: the dragon leaves meeples on towers alone (DRAGON-R25, DRAGON-V4)" },
  },
  rulings = {
    ["DRAGON-R41"] = { text = "After a knight was sent home no phantom follows either. Off: it "
      .. "may.",
      kind = "community", source = "wiki; Complete Annotated Rules; DRAGON-P3, PHANTOM-C5. Of "
        .. "other figures the rules say so" },
  },
  declares = {
    causes = { "flew", "eaten", "sent_home", "left_behind" },
    reasons = { "fairy_turn", "fairy_bonus" },
  },
  figures = {
    dragon = { count = function() return { game = opt.dragon and 1 or 0 } end },
    fairy = { count = function() return { game = opt.fairy and 1 or 0 } end },
  },
  state = {
    lair = cell.per_tile(false), -- where the dragon is
    flown = cell.per_tile(false, { reset = "part" }), -- where it has been in this flight
    way = cell.per_tile(false, { reset = "part" }), -- where it may fly now
    haven = cell.per_tile(false), -- where the fairy is, beside a meeple or not
    companion = cell.per_figure(false, { reset = "supply" }), -- the fairy is beside it
    princess = cell.per_segment(false, { mark = "princess" }),
  },
  stats = {
    flights = "flights of the dragon",
    eaten = "figures that the dragon ate",
    knights = "knights sent home by a princess",
    portals = "meeples that went through a portal",
  },
  pick = {
    dragons = { figures = "neutral", kind = "dragon", at = { "supply", "tile" } },
    asleep = { figures = "neutral", kind = "dragon", at = "supply" },
    awake = { figures = "neutral", kind = "dragon", at = "tile" },
    open_ways = { tiles = "any", where = { way = true } },
    -- No barn, which lies on a corner, and nothing that is nobody's (DRAGON-R25).
    prey = { figures = "any", owner = { "active", "other" }, where = { lair = true },
      at = { "segment", function() return opt.tower_meeple_edible and "tile" or nil end } },
    fairies = { figures = "neutral", kind = "fairy", at = { "supply", "tile", "beside" } },
    beside = { figures = "neutral", kind = "fairy", at = "beside" },
    -- No special figures (DRAGON-R36).
    companions = { figures = "own", at = { "segment", "tile" }, meeple = true,
      on = only("next_to_meeple"), where = { companion = false } },
    meeples = { figures = "own", at = { "segment", "tile" }, meeple = true },
    blessed = { figures = "own", at = { "segment", "tile" }, meeple = true,
      where = where_blessed() },
    blessed_of_all = { figures = "any", at = { "segment", "tile" }, meeple = true,
      where = where_blessed() },
    princesses = { segments = "new",
      where = { princess = function() return opt.princess == "may" or {} end } },
    strict_princesses = { segments = "new",
      where = { princess = function() return opt.princess == "must" or {} end } },
    knights = { figures = "any", at = "segment", on = "city", meeple = true },
    travellers = { kinds = "supply", meeple = true, cite = "DRAGON-R52" },
    spare = { figures = "own", at = "supply", kind = arg(1) },
    -- On the portal's own tile the usual rules hold (DRAGON-R51).
    ways = { segments = "old", not_on = "field", free = true, closed = false,
      on = function() if not opt.portals then return {} end end, where = { lair = false } },
    pastures = { segments = "old", on = function() return opt.portals and "field" or {} end,
      free = true, where = { lair = false } },
  },
  offers = {
    action = {
      move_fairy = { cite = "DRAGON-R30", each = "companions", when = { some = "fairies" },
        text = "move the fairy to {figure}", take = join },
      move_fairy_to = { cite = "DRAGON-V3", args = { "tile" }, list = add_own_tiles,
        when = { some = function()
          return opt.fairy_placement == "on_tile" and "fairies" or {}
        end },
        text = "move the fairy to {tile}", take = settle },
      remove_knight = { cite = "DRAGON-R40", args = { "figure" }, when = { some = "princesses" },
        list = knights_of("princesses"), text = "send {figure} home", take = send_home },
      portal = { cite = "DRAGON-R50", each = { "travellers", "ways" }, when = { mark = "portal" },
        text = "put a {kind} through the portal on {segment}", take = go_through },
      portal_to_field = { cite = "DRAGON-R50", each = { "travellers", "pastures" },
        when = { mark = "portal" }, text = "put a {kind} through the portal on {segment}",
        take = go_through },
    },
    princess = {
      must_remove_knight = { cite = "DRAGON-V2", args = { "figure" }, costs = "action",
        list = knights_of("strict_princesses"), text = "send {figure} home", take = send_home },
    },
    dragon = {
      fly = { cite = "DRAGON-R22", each = "open_ways", take = fly,
        text = "the dragon flies to {tile}" },
    },
  },
  prompts = {
    dragon = { args = { "step:integer" }, text = "Where does the dragon fly?", must = true },
    princess = { text = "Which knight goes home?", must = true },
  },
  -- A late flight comes after the wagons.
  order = { scored = { "abbey_and_mayor", "princess_and_dragon" } },
  on = {
    start = { when = { some = "blessed" }, greet },
    drawn = { when = { mark = "dragon", some = "asleep" },
      function(game) game:put_away("aside") end },
    placed = { when = { mark = "volcano", some = "dragons" }, rouse },
    action = { when = { some = "strict_princesses" }, ask = "princess" },
    moved = flies("before_scoring"),
    scored = flies("after_scoring"),
    meeple_left = { when = { some = "beside" }, left_behind },
    meeple_moved = { when = { some = "beside" }, left_behind },
    feature_scored = { when = { some = "blessed_of_all" }, bless },
  },
  queries = {
    -- On the dragon's tile, so on a new volcano's; on a tower's top there it may (DRAGON-R11, R27).
    may_stand = { when = { place = "segment", where = { lair = true } },
      function() return false end },
    may_follow = { when = { action = { "remove_knight", "must_remove_knight" } },
      ruling = "DRAGON-R41",
      function(_, _, offer)
        if offer ~= "peasant_revolts.protect_after" then return false end -- it places nothing
      end },
  },
  invariants = {
    dragon_lies_in_its_lair = function(game)
      local dragon = game:first("awake")
      return not dragon or state.lair[dragon.tile]
    end,
    lair_is_empty = function(game)
      for figure in game:each("prey") do
        if figure.at == "segment" then return false end
      end
      return true
    end,
    fairy_is_in_her_haven = function(game)
      local fairy = game:first("fairies")
      if not fairy or fairy.at == "supply" then return true end
      local companion = fairy.place.figure
      if not companion then return state.haven[fairy.tile] end
      return state.companion[companion] and state.haven[companion.tile]
    end,
  },
}
