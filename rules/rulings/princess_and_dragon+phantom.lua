-- The phantom beside the magic portal. As the first figure it goes through like any meeple.

---@type jac.Module
return {
  api = 1, name = "princess_and_dragon+phantom", between = { "princess_and_dragon", "phantom" },
  title = "The Princess & the Dragon with the Phantom", version = "1.0.0", author = "",
  license = "MIT",
  rulings = {
    ["DRAGON-R53"] = { text = "One figure goes through a portal: the meeple, or as the second "
      .. "figure the phantom. Off: both.",
      kind = "community",
      source = "an app's note of 2014; PHANTOM-R15, PHANTOM-C2; off: PHANTOM-V2" },
  },
  pick = { spare = { figures = "own", at = "supply", kind = "phantom" } },
  offers = {
    second = {
      through = { each = { "phantom.phantoms", "princess_and_dragon.ways" }, cite = "PHANTOM-R15",
        when = { mark = "portal" }, text = "put the {kind} through the portal on {segment}",
        take = function(game, player, _, segment)
          game:first("spare", player):move(segment, "action")
        end },
      through_to_field = { each = { "phantom.phantoms", "princess_and_dragon.pastures" },
        cite = "PHANTOM-R15", when = { mark = "portal" },
        text = "put the {kind} through the portal on {segment}",
        take = function(game, player, _, segment)
          game:first("spare", player):move(segment, "action")
        end },
    },
  },
  queries = {
    may_follow = { ruling = "DRAGON-R53",
      when = { offer = { "through", "through_to_field" },
        action = { "princess_and_dragon.portal", "princess_and_dragon.portal_to_field" } },
      function() return false end },
  },
}
