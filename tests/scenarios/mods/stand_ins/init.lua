-- Pieces that behave as those of expansions not there yet do, so that scenarios can hold the rules
-- of the Peasant Revolts and the Festival that speak of them.

local function spare(game, player, kind) return game:first("spare", player, kind) end

return {
  api = 1, name = "stand_ins", title = "Stand-ins for scenarios", version = "1.0.0",
  uses = { "peasant_revolts" },
  tiles = "tiles.lua",
  options = {
    hand = { type = "boolean", default = false, help = "a tile in hand, as an abbey is" },
    sanctuary = { type = "boolean", default = false, help = "no revolt reaches a monastery" },
    vows = { type = "boolean", default = false, help = "who is on a monastery is never protected" },
  },
  declares = {
    kinds = {
      abbey = { class = "monastery" },
      garden = { occupiable = true, ring = true, scores = true },
    },
  },
  figures = {
    large = { count = 1, meeple = true, strength = 2,
      stands_on = { "city", "road", "field", "monastery", "garden" } },
    ghost = { count = 1, meeple = true },                    -- a phantom
    cart = { count = 1, meeple = true },                     -- a wagon: moves on when scored
    foreman = { count = 1, stands_on = { "city", "road" },   -- a builder
      needs = "own meeple in feature" },
    sow = { count = 1, stands_on = { "field" } },            -- a pig
    shed = { count = 1, stands_on = { "field" } },           -- a barn
    troll = { count = { game = 1 } },                        -- a neutral figure
  },
  areas = { quarter = 2 },
  state = { extra_part = cell.game(false, { reset = "turn" }) },
  pick = {
    spare = { figures = "own", at = "supply", kind = arg(1) },
    spare_kinds = { kinds = "supply", meeple = true },
    standing = { figures = "own", at = "segment" },
    anywhere = { segments = "any" },
    monasteries = { segments = "any", on = "monastery", free = true },
    towers = { tiles = "any" },
    new = { segments = "new", free = true },
    haunted = { kinds = "supply", kind = "ghost" },
    carts = { figures = "any", at = "held", kind = "cart" },
    others = { figures = "others", at = "segment", meeple = true },
  },
  offers = {
    action = {
      dance = { text = "do something else", take = function() end },
      portal = { each = { "spare_kinds", "anywhere" }, text = "put a {kind} on {segment}",
        take = function(game, player, kind, segment)
          spare(game, player, kind):move(segment, "action")
        end },
      climb = { each = { "spare_kinds", "towers" }, text = "put a {kind} on top of {tile}",
        take = function(game, player, kind, tile)
          spare(game, player, kind):move(tile, "action")
        end },
    },
    second = {
      haunt = { each = { "haunted", "new" }, text = "put the {kind} on {segment}",
        take = function(game, player, kind, segment)
          spare(game, player, kind):move(segment, "action")
        end },
    },
    place = {
      walk = { each = { "standing", "anywhere" }, costs = "extra",
        text = "move {figure} to {segment}",
        take = function(_, _, figure, segment) figure:move(segment, "action") end },
      synod = { each = "monasteries", costs = "extra", text = "put a meeple on {segment}",
        can = function(game, player) return player:supply() > 0 end,
        take = function(game, player, segment)
          spare(game, player, "meeple"):move(segment, "action")
        end },
      shoo = { each = { "standing", "anywhere" }, costs = "extra",
        text = "have {figure} moved to {segment} by the next player",
        take = function(_, player, figure, segment)
          figure:move(segment, "forced", player.left)
        end },
      bless = { each = "standing", costs = "extra", text = "protect {figure} for nothing",
        take = function(game, _, figure) game:tell("peasant_revolts.protect", figure) end },
      curse = { each = "standing", costs = "extra", text = "unprotect {figure}",
        take = function(game, _, figure) game:tell("peasant_revolts.unprotect", figure) end },
      shun = { each = "standing", costs = "extra", text = "bar {figure} from protection",
        take = function(game, _, figure) game:tell("peasant_revolts.bar", figure) end },
      swap = { each = { "standing", "others" }, costs = "extra",
        text = "swap {figure} and {figure2}",
        take = function(_, _, own, other) own:swap(other, "swap") end },
      jail = { each = "others", costs = "extra", text = "take {figure} prisoner",
        take = function(_, player, figure) figure:imprison(player, "action") end },
      again = { costs = "extra", text = "a second part after this one",
        can = function() return not state.extra_part end,
        take = function(game)
          state.extra_part = true
          game:part_again()
        end },
    },
    source = {
      hand_over = { text = "place a tile from the hand", can = function() return opt.hand end,
        take = function(game) game:give_tile("PR/04") end },
    },
    ride = {
      on = { each = "anywhere", text = "go on to {segment}",
        take = function(_, _, figure, segment) figure:move(segment, "action") end },
    },
  },
  prompts = { ride = { args = { "figure" }, text = "Where does {figure} go on to?", must = true } },
  on = {
    scored = function(game)
      for figure in game:each("carts") do game:ask("ride", figure.owner, figure) end
    end,
  },
  queries = {
    release_to = { when = { kind = "cart" }, function() return "held" end },
    ["peasant_revolts.affects"] = {
      when = { on = function() return opt.sanctuary and "monastery" or {} end },
      function() return false end,
    },
    ["peasant_revolts.protectable"] = {
      when = { on = function() return opt.vows and "monastery" or {} end },
      function() return false end,
    },
  },
}
