-- The rest of the module that methods.c makes: `api` and `often` come before it.
local words = { "", "x", "all", "mine", "new", "kinds", "places", "features", "tiles", "players", "s", "die", "q", "e",
  "methods.e", "methods.q", "odd", "meeple", "giant", "city", "road", "field", "monastery", "completed", "final", "early",
  "triggered", "scored", "action", "forced", "swap", "garden", "aside", "hand", "deck", "discard", "out", "owner",
  "nobody", "active", "left", "touches", "leads_to", "NE", "SW", "field 1", "city 1", "road 2", "spot", "BA/RFr",
  "BA/C", "BA/L", "feature_points", "may_stand", "may_place", "tie_break", "strength", "methods.verb", "absent.verb",
  "supply", "held", "stay", "why", "told" }
local numbers = { 0, 1, -1, 2, 3, 5, 90, 180, 270, 360, 2147483647, -2147483648, 1 << 40, math.maxinteger,
  math.mininteger, 0.5, -0.0, 2 ^ 53, 2 ^ 63, 1 / 0, 100, 250, 3000 }
local kept = {}

local random
local function one_of(list) return list[random(#list)] end

local make = {}
function make.game(game) return game end
function make.turn(game) return game.turn end
function make.player(game) return one_of(game.players) end
function make.figure(game)
  local n = random(game:count("all"))
  for f in game:each("all") do
    n = n - 1
    if n == 0 then return f end
  end
end
function make.tile(game)
  local n = random(game:count("tiles"))
  for t in game:each("tiles") do
    n = n - 1
    if n <= 0 then return t end
  end
end
function make.segment(game) return one_of(make.tile(game).segments) end
function make.feature(game) return make.segment(game).feature end
function make.place(game)
  local n = random(7)
  if n == 1 then return make.tile(game):corner(one_of({ "NE", "SE", "SW", "NW" })) end
  if n == 2 then return game:slot("spot", random(4)) end
  if n == 3 then return make.figure(game) end
  if n == 4 then return make.tile(game) end
  if n == 5 then return make.figure(game).place end
  return make.segment(game).place
end
function make.cell(game)
  if random(20) == 1 then return game:cell(random(-8000, 8000), random(-8000, 8000)) end
  return game:cell(random(-5, 5), random(-5, 5))
end
function make.integer() return random(3) == 1 and one_of(numbers) or random(-4, 9) end
function make.string() return one_of(words) end
function make.boolean() return random(2) == 1 end
function make.cause() return one_of({ "scored", "action", "forced", "swap", "why", "told" }) end
function make.kind() return one_of({ "meeple", "giant" }) end
function make.type(game) return random(3) == 1 and one_of({ "BA/RFr", "BA/C", "BA/L", "BA/RCr" }) or make.tile(game).type end
function make.occasion() return one_of({ "completed", "final", "early", "triggered" }) end
function make.zone() return one_of({ "aside", "hand", "deck", "discard", "out" }) end
function make.viewer() return one_of({ "all", "owner", "nobody" }) end
function make.from() return one_of({ "active", "left" }) end

local everything = { "game", "turn", "player", "figure", "tile", "segment", "feature", "place", "cell", "integer", "string",
  "boolean", "cause", "kind", "type", "occasion" }
local odd = {
  function() return nil end, function() return {} end, function() return pairs end, function() return state end,
  function() return opt end, function() return math end, function(game) return make.tile(game).marks end,
  function() return state.f end, function(game) return state.l[make.player(game)] end,
  function(game) return game.players end, function() return ("x"):rep(300) end, function() return "\0\27[31m\xff" end,
  -- No number: the whole choice fails then, so that it comes now and then only.
  function() return random(40) == 1 and 0 / 0 or -0.0 end,
  function() return kept[random(#kept + 1)] end, function(game) return { make.player(game), 1 } end,
}

local function any(game)
  if random(3) == 1 then return one_of(odd)(game) end
  return make[one_of(everything)](game)
end

-- "player:player? points:integer ...:any"
local function typed(game, signature)
  local args, n, at = {}, 0, 1
  while at <= #signature do
    local colon = signature:find(":", at, true)
    local stop = signature:find(" ", at, true) or #signature + 1
    local kind = signature:sub(colon + 1, stop - 1)
    n = n + 1
    if kind:sub(-1) == "?" then kind = kind:sub(1, -2) end
    args[n] = (make[kind] or any)(game)
    at = stop + 1
  end
  return args, n
end

local function one(game)
  local kind = one_of(api)
  local entry = kind[random(#kind)]
  local self = random(12) == 1 and any(game) or make[kind.kind](game)
  if random(30) == 1 then kept[random(50)] = any(game) end
  if not entry[2] then return pcall(function() return tostring(self), self[entry[1]] end) end
  local args, n
  if random(2) == 1 then
    args, n = typed(game, entry[2])
  else
    args, n = {}, random(0, 6)
    for i = 1, n do args[i] = any(game) end
  end
  return pcall(function() return self[entry[1]](self, table.unpack(args, 1, n)) end)
end

-- A call that fails the whole choice is met now and then only, so that games go on.
local function some(game, n)
  random = math.random
  for _ = 1, n do one(game) end
end
local function look(game)
  local n = game.turn.number
  random = function(a, b)
    n = (n * 1103515245 + 12345) % 2147483648
    if not b then a, b = 1, a end
    return a + n // 8 % (b - a + 1)
  end
  for _ = 1, 3 do one(game) end
end
local function act(game) some(game, often) end

return {
  api = 1, name = "methods",
  pick = { all = { figures = "any", at = { "supply", "segment", "tile", "corner", "slot", "beside", "held", "prison" } },
    mine = { figures = "own" }, new = { segments = "new" }, kinds = { kinds = "supply" },
    places = { segments = "any" }, features = { features = "any" }, tiles = { tiles = "any" }, players = { players = "any" } },
  areas = { spot = 4 },
  figures = { giant = { count = 2, meeple = true, strength = 3, needs = "own meeple in feature" } },
  declares = { causes = { "why" }, reasons = { "told" }, events = { e = { args = { "player", "figure" } } },
    queries = { q = { args = { "player" }, answer = "integer" } } },
  state = { f = cell.per_figure(0), l = cell.per_player(0, { length = 3 }), t = cell.per_tile(0),
    s = cell.per_segment(0, { merge = "sum" }) },
  prompts = { odd = { args = { "figure" }, text = "odd {figure}?" } },
  offers = { odd = { yes = { text = "yes", take = function(game) act(game) end } },
    action = { act = { text = "act", can = function(game) look(game) return true end, take = function(game) act(game) end },
      there = { text = "there {segment}", each = "new", take = function(game) act(game) end } } },
  steps = { s = function(game) act(game) end },
  chances = { die = { outcomes = { 1, 2, 3 }, resolved = function(game) act(game) end } },
  verbs = { verb = function(game) act(game) return game.active end },
  on = { drawn = act, placed = act, moved = act, scoring = act, scored = act, part_end = act, turn_end = act,
    meeple_placed = act, feature_completed = act, ["methods.e"] = act, batch_ready = act },
  queries = { feature_points = look, may_stand = look, ["methods.q"] = look, takes_part = look },
}
