-- The Phantom: a meeple that may be placed as the second figure of a turn. Ids are those of the
-- fact sheet; README.md lists the options.

---@type jac.Module
return {
  api = 1, name = "phantom", title = "The Phantom", version = "1.0.0",
  author = "", license = "MIT",
  options = {
    phantoms = { type = "integer", min = 0, max = 8, default = 1,
      help = "so many phantoms a player (PHANTOM-R1)" },
    after = { type = "enum", values = { "any_action", "meeple_only" }, default = "any_action",
      help = "what it may follow: any action and none; or only a meeple placed on the new tile "
        .. "(PHANTOM-R13, PHANTOM-V1)" },
  },
  -- As the only or first meeple it is put like any other (PHANTOM-R10, R12).
  figures = {
    phantom = { count = function() return opt.phantoms end, meeple = true, cite = "PHANTOM-R10" },
  },
  pick = {
    phantoms = { kinds = "supply", kind = "phantom" },
    spare = { figures = "own", kind = "phantom", at = "supply" },
    places = { segments = "new", free = true, cite = "PHANTOM-R14" },
  },
  offers = {
    second = {
      follow = {
        each = { "phantoms", "places" }, cite = "PHANTOM-R11",
        text = "put the {kind} on {segment}",
        take = function(game, player, _, segment)
          game:first("spare", player):move(segment, "action")
        end,
      },
    },
  },
  queries = {
    may_follow = {
      when = { offer = function() return opt.after == "meeple_only" and "follow" or {} end },
      function(game) if game.turn.placed == 0 then return false end end,
    },
  },
}
