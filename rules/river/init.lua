-- The River: its tiles are drawn and laid before all others, each going on from the last. Ids are
-- those of the fact sheet; README.md lists the options.

-- Sides are 0 to 3: N E S W; a set of them is the sum of 1, 2, 4, 8. Those over which the river of
-- a tile flows, as it is turned.
local function flows(mark, rotation)
  local turns = rotation // 90
  return (mark << turns | mark >> 4 - turns) & 15
end

local function has(sides, side) return sides >> side & 1 == 1 end

local function step(side)
  if side % 2 == 0 then return 0, side - 1 end
  return 2 - side, 0
end

local function ahead(game, x, y, side)
  local dx, dy = step(side)
  return game:tile_at(x + dx, y + dy)
end

-- Is there room to go on over this side: beyond the cell ahead, and beside both (RIVER-V3, E3)?
local function room_ahead(game, x, y, side)
  local dx, dy = step(side)
  local lx, ly = dy, -dx -- to the left of the way
  local x1, y1, x2, y2 = x + dx, y + dy, x + 2 * dx, y + 2 * dy
  return not (game:tile_at(x1 + lx, y1 + ly) or game:tile_at(x1 - lx, y1 - ly)
    or game:tile_at(x2, y2) or game:tile_at(x2 + lx, y2 + ly) or game:tile_at(x2 - lx, y2 - ly))
end

-- Of a river with two ends, the side over which it goes on from `side`; else nil.
local function other_side(sides, side)
  local other = sides & ~(1 << side)
  if other == 1 then return 0 elseif other == 2 then return 1 end
  if other == 4 then return 2 elseif other == 8 then return 3 end
end

-- The turn that the river last took before it comes in over `side` of (x, y): 1 to the right, 3 to
-- the left, nil where it took none. Straight tiles lie between only where `far`.
local function last_turn(game, x, y, side, far)
  while true do
    local tile = ahead(game, x, y, side)
    local inner = (side + 2) % 4
    local river = tile and tile.marks.river
    local beyond = river and other_side(flows(river, tile.rotation), inner)
    if not beyond then return nil end
    local turn = (inner - beyond - 2) % 4
    if turn ~= 0 then return turn end
    if not far then return nil end
    x, y, side = tile.x, tile.y, beyond
  end
end

-- Would the tile turn the river back the way it came (RIVER-R12, RIVER-V1)?
local function turns_back(game, sides, x, y)
  for side = 0, 3 do
    local on = has(sides, side) and other_side(sides, side)
    local turn = on and (on - side - 2) % 4
    if turn and turn ~= 0 and ahead(game, x, y, side)
      and last_turn(game, x, y, side, opt.uturn == "forbid_any") == turn then
      return true
    end
  end
  return false
end

-- A river tile leaves the river a way. That it goes on from the river is what its edges say
-- (RIVER-R11).
local function may_place(game, _, type, cell, rotation)
  local sides, x, y = flows(game:marks(type).river, rotation), cell.x, cell.y
  if opt.guard == "strict" then
    for side = 0, 3 do
      if has(sides, side) and not ahead(game, x, y, side) and not room_ahead(game, x, y, side) then
        return false
      end
    end
  end
  if opt.uturn ~= "allow" and turns_back(game, sides, x, y) then return false end
end

-- Does it come out of a neighbour into this empty cell?
local function flows_into(game, _, cell)
  for side = 0, 3 do
    local tile = ahead(game, cell.x, cell.y, side)
    local word = tile and tile.marks.river
    if word and flows(word, tile.rotation, (side + 2) % 4) then return true end
  end
end

---@type jac.Module
return {
  api = 1, name = "river", title = "The River I and II", version = "1.0.0",
  author = "", license = "MIT",
  tiles = "tiles.lua",
  options = {
    rivers = { type = "enum", values = { "1", "2", "both" }, default = "1",
      help = "River I, River II, or both with one spring and as many ends as branches "
        .. "(RIVER-R3, RIVER-R4)" },
    start_tile = { type = "enum", values = { "shuffle_in", "discard" }, default = "shuffle_in",
      help = "the base game's start tile, which the spring replaces: into the bag or out of the "
        .. "game (RIVER-R2)" },
    spring_field = { type = "enum", values = { "joined", "split" }, default = "joined",
      help = "the fields on both banks are one around spring and lake, or two (RIVER-R21)" },
    uturn = { type = "enum", values = { "forbid_immediate", "forbid_any", "allow" },
      default = "forbid_immediate",
      help = "two bends that turn the river back: forbidden one behind the other, forbidden with "
        .. "straight tiles between them too, or allowed (RIVER-R12, RIVER-V1)" },
    fork = { type = "enum", values = { "first", "shuffled" }, default = "first",
      help = "the fork follows the spring, or comes at any time (RIVER-R3, RIVER-V2)" },
    guard = { type = "enum", values = { "strict", "printed" }, default = "strict",
      help = "strict: each open end keeps the way ahead and what is beside it free; printed: only "
        .. "uturn holds (RIVER-V3)" },
  },
  declares = {
    edges = { river = { letter = "I", goes_on = true } },
    kinds = { river = { edge = "river", occupiable = false, scores = false } }, -- RIVER-R20
    queries = {
      flows_into = { args = { "cell" }, answer = "boolean",
        doc = "Does the river come out of a tile into this empty cell?" },
    },
  },
  on = {
    setup = function(game)
      if opt.start_tile == "discard" and game:take_from_bag("BA/RCr") then
        game:keep_tile("BA/RCr", "out")
      end
    end,
  },
  queries = {
    may_place = { when = { mark = "river" }, may_place },
    ["river.flows_into"] = flows_into,
  },
}
