-- Whom a revolt reaches: what counts as a monastery and as a meeple (REVOLT-R25; C047), and what
-- other modules may say about it.

local revolts = { "peasant_revolts" }
local prot = { protected = true }
local stand_ins = { path = "tests/scenarios/mods", "stand_ins" }
local drawn = { city = "PR/05", road = "PR/09", monastery = "PR/12" }

-- One place of each kind; a figure that is let be by the revolt stays there.
local places = {
  city = { 0, 0, "city 1" }, road = { 0, 0, "road 1" }, field = { 0, 0, "field 2" },
  monastery = { 0, 1, "monastery 1" }, abbey = { 0, 2, "abbey 1" }, garden = { 0, 3, "garden 1" },
}
local function board(s)
  s:lay("BA/L", 0, 1)
  s:lay("SI/abbey", 0, 2)
  s:lay("SI/garden", 0, 3)
end

local reached = {
  by_class = { monastery = true, abbey = true },
  with_gardens = { monastery = true, abbey = true, garden = true },
  plain = { monastery = true },
}
for symbol, tile in pairs(drawn) do
  for way, monasteries in pairs(reached) do
    for name, place in pairs(places) do
      local home = symbol == "monastery" and monasteries[name] or name == symbol
      for _, kind in ipairs{ "meeple", "large", "ghost" } do
        local before = kind == "meeple" and 6 or 0
        scenario("REVOLT-R25: " .. symbol .. " revolt, monasteries = " .. way .. ": a " .. kind
          .. " on a " .. name .. (home and " goes" or " stays")) {
          rules = revolts, mods = stand_ins,
          options = { peasant_revolts = { monasteries = way } },
          function(s)
            board(s)
            s:put("Red", kind, place)
            s:draw(tile)
            s:expect{ supply = { Red = { [kind] = home and before + 1 or before } } }
          end,
        }
      end
    end
  end
end

for symbol, tile in pairs(drawn) do
  scenario("REVOLT-R25: builder, pig and barn are no meeples; a " .. symbol .. " revolt") {
    rules = revolts, mods = stand_ins,
    function(s)
      board(s)
      s:put("Red", "meeple", places.road, prot)
      s:put("Red", "foreman", places.road)
      s:put("Red", "sow", places.field)
      s:put("Red", "shed", places.field)
      s:draw(tile)
      s:expect{ supply = { Red = { meeple = 6, foreman = 0, sow = 0, shed = 0 } },
        score = { Red = symbol == "road" and 2 or 0 } }
    end,
  }
end

scenario "REVOLT-R13: a builder that the revolt leaves alone goes home too" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", places.road)
    s:put("Red", "foreman", places.road)
    s:draw(drawn.road)
    s:expect{ supply = { Red = { meeple = 7, foreman = 1 } }, empty = { places.road } }
  end,
}

scenario "REVOLT-R14: a large meeple counts as one: two points, not four" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "large", places.city, prot)
    s:draw(drawn.city)
    s:expect{ score = { Red = 2 } }
  end,
}

scenario "REVOLT-R11: nobody on a tower, in a quarter or in prison is affected" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0 })
    s:put("Red", "meeple", { area = "stand_ins.quarter", slot = 2 })
    s:put("Blue", "meeple", places.city)
    s:draw(drawn.city)
    s:expect{ supply = { Red = 5, Blue = 7 } } -- Red was passed by
  end,
}

scenario "REVOLT-R10: a tile that is not drawn brings no revolt" {
  rules = revolts, mods = stand_ins, options = { stand_ins = { hand = true } },
  function(s)
    -- C050: a tile from the hand is placed instead of drawing one.
    s:put("Red", "meeple", places.city)
    s:put("Blue", "meeple", places.city)
    s:choose{ c = "stand_ins.hand_over" } -- PR/04, itself a city revolt
    s:expect{ to_act = "Red", prompt = "place", hand = "PR/04", supply = { Red = 6, Blue = 6 } }
    s:choose{ c = "place", cell = { 0, 1 }, rot = 90 }
    s:draw(drawn.city) -- the next player's
    s:expect{ to_act = "Blue", supply = { Red = 6, Blue = 7 } }
  end,
}

scenario "REVOLT-R1: as mere tiles, all twelve are land tiles: no revolt, no protection" {
  rules = { peasant_revolts = "tiles" },
  function(s)
    -- C060
    s:expect{ tiles_left = 71 + 12 }
    s:put("Red", "meeple", places.city)
    s:draw(drawn.city)
    s:expect{ supply = { Red = 6 } }
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:choose{ c = "put", kind = "meeple", at = { 0, 1, "road 1" } }
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", score = { Red = 0 } }
  end,
}
