-- Every function and field that a module may use, at work: the option `tool` says which part runs
-- at the end of the first turn, and asserts what must come out. tests/scenarios/tools.lua plays it.

local tools = require("tools")

return {
  api = 1, name = "workbench", title = "Every tool once", version = "1.0.0",
  tiles = "tiles.lua", own_tiles = "pieces.lua", uses = { "absent" },
  options = { tool = { type = "string", default = "none" } },
  declares = {
    causes = { "moved" }, reasons = { "asked" },
    edges = { river = {}, wall = { fits_all = true, letter = "W" } },
    kinds = { river = { edge = "river", joins = true }, abbey = { class = "monastery" } },
    relations = { "bridges" },
    events = { rung = { args = { "player", "integer" } } },
    queries = { worth = { args = { "figure" }, answer = "integer" } },
  },
  figures = {
    crow = { count = 1, stands_on = { "road", "city" } },
    ox = { count = 2, meeple = true, strength = 3 },
    dragon = { count = { game = 1 } },
  },
  areas = { market = 3 },
  state = {
    rung = cell.game(0, { range = { 0, 1000 } }),
    list = cell.game(0, { length = 3, range = { -5, 5 } }),
    flag = cell.per_player(false),
    deep = cell.per_player(0, { length = 2, range = { 0, 9 } }),
    load = cell.per_segment(0, { merge = "sum", range = { 0, 100 } }),
    top = cell.per_segment(0, { merge = "max", range = { 0, 100 } }),
    plain = cell.per_segment(0, { range = { 0, 100 } }),
    age = cell.per_tile(0, { range = { 0, 100 } }),
    tired = cell.per_figure(false, { reset = "supply" }),
  },
  pick = {
    mine = { figures = "own", at = "segment" },
    spare = { figures = "own", at = "supply", kind = arg(1) },
    crows = { figures = "own", at = "supply", kind = "crow" },
    anybody = { figures = "any" },
    at_some = { figures = "any", at = arg(1) },
    on_some = { segments = "any", on = arg(1) },
    of_kind = { segments = "any", kind = arg(1) },
    in_market = { figures = "any", at = "slot", area = "market" },
    dragons = { figures = "neutral" },
    roads = { features = "any", on = "road" },
    closed = { features = "any", closed = true },
    tiles = { tiles = "any" },
    marked = { tiles = "any", mark = "bell" },
    players = { players = "any" },
    others = { players = "others" },
    kinds = { kinds = "supply" },
    tired = { figures = "own", where = { tired = true } },
    new = { segments = "new" },
  },
  prompts = {
    ring = { args = { "player", "integer" }, must = false,
      text = "ring for {player} {integer} times?" },
    sign = { text = "sign?" },
  },
  steps = {
    carry = function(_, figure, place, n, yes, word, nothing, ...)
      assert(figure.kind == "meeple" and place.at == "segment" and n == 3 and yes == true)
      assert(word == nil and nothing == nil and select("#", ...) == 0)
      state.rung = state.rung + n
    end,
    words = function(_, word, player, tile, feature)
      assert(word == "moved" or word == "road", word)
      assert(player.index == 1 and tile.type == "BA/RFr" and feature.kind == "road")
      state.rung = state.rung + 5
    end,
  },
  chances = {
    die = { outcomes = { 1, 2, 3 }, viewer = "all",
      resolved = function(_, outcome, player) player:score(outcome, "asked") end },
  },
  verbs = {
    ring = function(game, n)
      game:tally("rungs", n)
      state.rung = state.rung + n
      return n + 1
    end,
  },
  stats = { rungs = "how often a bell was rung" },
  invariants = { sane = function(game) return game.active.index >= 1 and state.rung >= 0 end },
  offers = {
    action = {
      -- What no pick says: a figure kind and a tile, chosen by code.
      fly = {
        args = { "figure", "tile" }, text = "{figure} flies to {tile}",
        list = function(game, player, add)
          if opt.tool ~= "list" then return end
          for figure in game:each("spare", player, "crow") do
            for tile in game:each("tiles") do add(figure, tile) end
          end
        end,
        take = function(_, _, figure, tile) figure:move(tile, "action") end,
      },
    },
    ring = { yes = { text = "ring", take = function(_, player, whom, n)
      whom:score(n, "asked")
      player:score(1, "asked")
    end } },
    sign = { signed = { text = "sign", take = function(_, player) player:score(1, "asked") end } },
  },
  on = {
    turn_end = function(game)
      if game.turn.number == 1 and tools[opt.tool] then tools[opt.tool](game, state) end
    end,
    ["workbench.rung"] = function(_, player, n) player:score(n, "asked") end,
    source = function(game)
      if game.turn.number == 2 and opt.tool == "give" then game:give_tile("WB/bell") end
      if game.turn.number == 2 and opt.tool == "give_placed" then tools.place_given(game) end
    end,
    last_tiles = function(game)
      if opt.tool == "last" and game.turn.number == 1 then tools.after_last(game) end
    end,
    scoring = function(game)
      if opt.tool == "drop" then tools.drop_now(game) end
    end,
  },
  queries = {
    tie_break = function(game, players)
      if opt.tool == "tie_one" then return players[1] end
      if opt.tool == "tie_list" then return { players[2] } end
      if opt.tool == "tie_same" then return players end
      if opt.tool == "tie_wrong" then return { game.turn } end
    end,
    release_to = function()
      if opt.tool == "stay" then return "stay" end
      if opt.tool == "held" then return "held" end
      if opt.tool == "prison" then return "prison" end
    end,
    takes_part = function()
      if opt.tool == "nobody" then return false end
      if opt.tool == "maybe" then return "perhaps" end
    end,
    may_place = function(_, _, _, cell, rotation)
      if opt.tool == "west" then return cell.x <= 0 or rotation == 180 end
    end,
    may_stand = function(_, _, kind, place)
      if opt.tool == "no_fields" and place.segment and kind == "meeple" then
        return place.segment.class ~= "field"
      end
    end,
    strength = function(_, strength, figure)
      if opt.tool == "strong" and figure.owner.name == "Blue" then return strength + 1 end
    end,
    ["workbench.worth"] = function(_, worth, figure) return worth + (figure.meeple and 2 or 1) end,
  },
}
