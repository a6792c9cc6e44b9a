-- The Peasant Revolts: a revolt tile, when drawn, sends unprotected meeples home; points buy
-- protection. Ids are those of the fact sheet; README.md lists options and rulings.

-- Whom a revolt against `class` may reach. What counts as a monastery is an option (REVOLT-R25): by
-- class the pick knows it; else each figure is looked at.
local function by_class(class)
  return class ~= "monastery" or opt.monasteries == "by_class"
end
local function counts(segment)
  if opt.monasteries == "plain" then return segment.kind == "monastery" end
  return segment.class == "monastery" or segment.class == "garden"
end

-- How many of a player's meeples a revolt reaches and spares, and how many it sends home. Going
-- home scores nothing (R21). Farmers are never reached (R22), nor who stands in a special area,
-- since that is no segment (COMBO-GEN-REVOLT-6).
local function strike(game, player, class)
  return game:count("spared", player, class), game:send_home("exposed", "revolt", player, class)
end
local function strike_each(game, player)
  local kept, returned = 0, 0
  for figure in game:each("exposed_anywhere", player) do
    if counts(figure.segment) then
      if state.protected[figure] then
        kept = kept + 1
      else
        figure:go_home("revolt")
        returned = returned + 1
      end
    end
  end
  return kept, returned
end

-- The revolt goes from the player who drew to the left until somebody lost a meeple (REVOLT-R12 to
-- R19).
local function check(game)
  local player, class = game.active, game.turn.marks.revolt
  local reach = by_class(class) and strike or strike_each
  game:tally("revolts")
  local first = player
  repeat
    local kept, returned = reach(game, player, class)
    if kept > 0 then
      game:tally("spared", kept)
      player:score(opt.protected_points * kept, "revolt")
    end
    if returned > 0 then
      game:tally("sent_home", returned)
      return
    end
    player = player.left
  until player == first
end

-- Who is asked for four points is data, unless a payment may not go below zero (REVOLT-R32) or only
-- the new tile counts (R39): then the game has to be looked at.
local function looks() return opt.floor == "zero" or not ruled("REVOLT-R39") end
local function ask_if_payable(game, figure, _, to)
  if opt.floor == "zero" and figure.owner.points < opt.price_placed then return end
  if not ruled("REVOLT-R39") and to.tile ~= game.turn.tile then return end
  game:ask("protect", figure.owner, figure)
end
local asked = { by = "active",
  in_pick = function() return looks() and {} or "payable_now" end }
local looked_at = { by = "active",
  in_pick = function() return looks() and "payable_now" or {} end }

-- Whether the protection for two can be had at all, kept in a cell so that listing needs no call.
local function limited()
  return opt.floor == "zero" or opt.protect_later_needs_supply
end
local function refresh(game)
  local player = game.active
  state.payable = (opt.floor == "none" or player.points >= opt.price_later)
    and not (opt.protect_later_needs_supply and not game:first("meeples_left", player))
end

-- For what only some options bring about: no tile has such a mark.
local function never() return { revolt = "never" } end
local only_limited = { mark = function() if not limited() then return never() end end }
local while_payable = { where = {
  payable = function() if limited() then return true end end, -- else nobody need look
} }

local protect_later = {
  tally = "protected_later",
  score = function() return -opt.price_later end, reason = "protect",
  set = { protected = true },
}

---@type jac.Module
return {
  api = 1, name = "peasant_revolts", title = "The Peasant Revolts", version = "1.0.0",
  author = "", license = "MIT",
  tiles = "tiles.lua",
  options = {
    set_aside = { type = "integer", min = 0, max = 12, default = 3,
      help = "so many of the twelve tiles are set aside unseen (REVOLT-R2)" },
    protected_points = { type = "integer", min = 0, max = 100, default = 2,
      help = "points for each protected meeple that a revolt reaches (REVOLT-R14)" },
    price_placed = { type = "integer", min = 0, max = 100, default = 4,
      help = "points to protect a meeple that is placed or moved (REVOLT-R30, R39)" },
    price_later = { type = "integer", min = 0, max = 100, default = 2,
      help = "points to protect a meeple that stood there before (REVOLT-R31)" },
    floor = { type = "enum", values = { "none", "zero" }, default = "none",
      help = "none: a payment may take the score below 0; zero: what would do so is not offered "
        .. "(REVOLT-R32)" },
    protect_later = { type = "enum", values = { "exclusive", "literal" }, default = "exclusive",
      help = "exclusive: protecting a meeple that stood there before is the turn's action; "
        .. "literal: it may also follow another action that put no meeple on the new tile "
        .. "(REVOLT-R44)" },
    protect_later_needs_supply = { type = "boolean", default = false,
      help = "only while a meeple is in the supply, as the English rules can be read "
        .. "(REVOLT-R45)" },
    protected_farmer = { type = "enum", values = { "stays", "ends" }, default = "stays",
      help = "a protected meeple that becomes a farmer: protection stays or ends (REVOLT-R42)" },
    monasteries = { type = "enum", values = { "by_class", "with_gardens", "plain" },
      default = "by_class",
      help = "whom a monastery revolt reaches: by_class: abbeys, shrines and all that count as "
        .. "monasteries; with_gardens: gardens too; plain: monasteries only (REVOLT-R25)" },
  },
  rulings = {
    ["REVOLT-R23"] = { text = "The revolt of a tile that fits nowhere stands; the next tile may "
      .. "bring another. Off: a revolt waits until the tile is known to fit.",
      kind = "community", source = "footnote 1 of the wiki's page; the rules are silent" },
    ["REVOLT-R38"] = { text = "Meeples on any feature may be protected, also where no revolt "
      .. "reaches. Off: on cities, roads and monasteries only.",
      kind = "community", source = "wiki, Other expansions (COMBO-GEN-REVOLT-1)" },
    ["REVOLT-R39"] = { text = "A meeple that is placed or moved in any phase may be protected for "
      .. "four. Off: only one put on the tile just placed.",
      kind = "community", source = "wiki, Other expansions (COMBO-GEN-REVOLT-2, 10); answers of "
        .. "1/2021 on single expansions" },
    ["REVOLT-R47"] = { text = "After the protection for two no meeple follows on the new tile.",
      kind = "derived", source = "REVOLT-R31, REVOLT-R41" },
    ["COMBO-GEN-REVOLT-7"] = { text = "On drawing: first the wheel of fortune, then the revolt, "
      .. "then gifts.", kind = "community", source = "wiki, Order of Play (REVOLT-R27)" },
  },
  declares = {
    causes = { "revolt" },
    reasons = { "revolt", "protect" },
    queries = {
      affects = { args = { "figure" }, answer = "boolean",
        doc = "Is a figure reached that a revolt's class would reach?" },
      protectable = { args = { "figure" }, answer = "boolean",
        doc = "May its owner be asked to protect the figure that was just placed or moved?" },
    },
  },
  -- Until the supply, by whatever road (REVOLT-R52). barred: can't be protected.
  state = {
    protected = cell.per_figure(false, { reset = "supply" }),
    barred = cell.per_figure(false, { reset = "supply" }),
    payable = cell.game(true),
  },
  stats = {
    revolts = "revolts that took place",
    sent_home = "meeples that a revolt sent home",
    spared = "protected meeples that a revolt reached and spared",
    protected_placed = "protections bought for a meeple just placed or moved",
    protected_later = "protections bought for a meeple that stood there before",
  },
  verbs = {
    protect = function(_, figure) state.protected[figure] = true end,
    unprotect = function(_, figure) state.protected[figure] = false end,
    bar = function(_, figure) state.barred[figure] = true end,
  },
  pick = {
    exposed = { figures = "own", at = "segment", meeple = true, not_on = "field", on = arg(1),
      where = { protected = false }, asks = "affects", cite = "REVOLT-R11" },
    spared = { figures = "own", at = "segment", meeple = true, not_on = "field", on = arg(1),
      where = { protected = true }, asks = "affects", cite = "REVOLT-R14" },
    exposed_anywhere = { figures = "own", at = "segment", meeple = true, not_on = "field",
      asks = "affects", cite = "REVOLT-R25" },
    -- Not a farmer (REVOLT-R36); on a tower too, though it is no feature (R46).
    payable_now = { figures = "own", at = { "segment", "tile" }, meeple = true, not_on = "field",
      on = function()
        if not ruled("REVOLT-R38") then return { "city", "road", "monastery" } end
      end,
      where = { protected = false, barred = false }, asks = "protectable" },
    meeples_left = { kinds = "supply", meeple = true },
    -- On features, no farmers, once (REVOLT-R31, R36, R40, R49).
    protectable = { figures = "own", at = "segment", meeple = true, not_on = "field",
      on = function()
        if not ruled("REVOLT-R38") then return { "city", "road", "monastery" } end
      end,
      where = { protected = false, barred = false } },
    protectable_after = { figures = "own", at = "segment", meeple = true, not_on = "field",
      on = function()
        if opt.protect_later ~= "literal" then return {} end -- so none, and no offer
        if not ruled("REVOLT-R38") then return { "city", "road", "monastery" } end
      end,
      where = { protected = false, barred = false } },
  },
  offers = {
    action = {
      protect_later = { when = while_payable, each = "protectable",
        cite = "REVOLT-R31", text = "protect {figure}, which stood there before",
        take = protect_later },
    },
    second = {
      protect_after = { when = while_payable, each = "protectable_after",
        cite = "REVOLT-R44", text = "protect {figure}, which stood there before",
        take = protect_later },
    },
    protect = {
      pay = { cite = "REVOLT-R30", text = "protect {figure}",
        take = {
          tally = "protected_placed",
          score = function() return -opt.price_placed end, reason = "protect",
          set = { protected = true },
        } },
    },
  },
  prompts = { protect = { args = { "figure" }, text = "Protect {figure}?" } },
  steps = { check = check },
  order = {
    drawn = { "wheel_of_fortune", "peasant_revolts", "gifts", ruling = "COMBO-GEN-REVOLT-7" },
  },
  on = {
    setup = function(game) game:lay_aside("revolt", opt.set_aside) end,
    -- Pushed, so that what the wheel of fortune asks at this station comes first (R27).
    drawn = { when = { mark = "revolt" }, ruling = "REVOLT-R23", push = "check" },
    place = {
      when = { mark = function() return ruled("REVOLT-R23") and never() or "revolt" end },
      push = "check",
    },
    action = { when = only_limited, refresh },
    second = { when = only_limited, refresh },
    points_scored = {
      when = { reason = function() if not limited() then return {} end end },
      refresh,
    },
    -- A meeple came to a place by its owner's doing, in the owner's turn (REVOLT-R30, R37, R39).
    meeple_placed = {
      { when = asked, ask = "protect" },
      { when = looked_at, ask_if_payable },
    },
    meeple_moved = {
      { when = asked, ruling = "REVOLT-R39", ask = "protect" },
      { when = { on = "field", where = { protected = function()
          if opt.protected_farmer == "stays" then return {} end
          return true
        end } },
        function(_, figure) state.protected[figure] = false end },
    },
  },
  queries = {
    may_follow = {
      -- A further meeple on the new tile; whose offer puts none there answers after this.
      { when = { action = "protect_later" }, ruling = "REVOLT-R47", function() return false end },
      -- literal: after another action that put no meeple on the new tile (REVOLT-R41, R44, R46).
      { when = { offer = "protect_after" }, function(game, _, _, action)
        if not action or action == "peasant_revolts.protect_later" or game.turn.placed > 0 then
          return false
        end
      end },
    },
  },
}
