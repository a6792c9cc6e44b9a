-- The River: its tiles are drawn and laid before all others, each going on from the last. Ids are
-- those of the fact sheet; README.md lists the options.

-- Sides are 0 to 3: N E S W. The i-th side over which the river flows, by the word of the mark.
local function side_at(word, i, rotation)
  return (("NESW"):find(word:sub(i, i), 1, true) - 1 + rotation // 90) % 4
end

local function step(side)
  if side % 2 == 0 then return 0, side - 1 end
  return 2 - side, 0
end

local function flows(word, rotation, side)
  for i = 1, #word do
    if side_at(word, i, rotation) == side then return true end
  end
  return false
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

-- A tile that only turns the river: the side over which it goes on from `side`, else nil.
local function other_side(word, rotation, side)
  if #word ~= 2 then return nil end
  for i = 1, 2 do
    local turned = side_at(word, i, rotation)
    if turned ~= side then return turned end
  end
end

-- The turn that the river last took before it comes in over `side` of (x, y): 1 to the right, 3 to
-- the left, nil where it took none. Straight tiles lie between only where `far`.
local function last_turn(game, x, y, side, far)
  while true do
    local tile = ahead(game, x, y, side)
    local inner = (side + 2) % 4
    local beyond = tile and tile.marks.river and other_side(tile.marks.river, tile.rotation, inner)
    if not beyond then return nil end
    local turn = (inner - beyond - 2) % 4
    if turn ~= 0 then return turn end
    if not far then return nil end
    x, y, side = tile.x, tile.y, beyond
  end
end

-- Would the tile turn the river back the way it came (RIVER-R12, RIVER-V1)?
local function turns_back(game, word, x, y, rotation)
  for side = 0, 3 do
    if flows(word, rotation, side) and ahead(game, x, y, side) then
      local on = other_side(word, rotation, side)
      local turn = on and (on - side - 2) % 4
      if turn and turn ~= 0
        and last_turn(game, x, y, side, opt.uturn == "forbid_any") == turn then
        return true
      end
    end
  end
  return false
end

-- A river tile goes on from the river, and leaves it a way (RIVER-R11).
local function may_place(game, _, type, cell, rotation)
  local word, joins = game:marks(type).river, false
  for side = 0, 3 do
    if flows(word, rotation, side) then
      if ahead(game, cell.x, cell.y, side) then
        joins = true
      elseif opt.guard == "strict" and not room_ahead(game, cell.x, cell.y, side) then
        return false
      end
    end
  end
  if not joins then return false end
  if opt.uturn ~= "allow" and turns_back(game, word, cell.x, cell.y, rotation) then return false end
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
    edges = { river = { letter = "I" } },
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
