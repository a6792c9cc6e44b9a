-- The twelve tiles and what is set aside (REVOLT-R1 to R7, section 8 of the fact sheet).

local revolts = { "peasant_revolts" }

scenario "REVOLT-R2, REVOLT-R3: three of twelve are set aside, nine go among the land tiles" {
  rules = revolts,
  function(s)
    s:expect{ tiles_left = 71 + 9 }
  end,
}

for _, row in ipairs{ { 0, 12 }, { 12, 0 }, { 5, 7 } } do
  scenario("REVOLT-R2: set_aside = " .. row[1] .. " leaves " .. row[2] .. " revolt tiles") {
    rules = revolts, options = { peasant_revolts = { set_aside = row[1] } },
    function(s)
      s:expect{ tiles_left = 71 + row[2] }
    end,
  }
end

scenario "REVOLT-R2: what is set aside is out of the game" {
  rules = revolts,
  function(s)
    s:chance("lay_aside", "PR/12")
    s:chance("lay_aside", "PR/04")
    s:chance("lay_aside", "PR/09")
    local seen = {}
    for _, text in ipairs(s:offers()) do -- the draw waits: every tile of the bag
      for i = 1, 12 do
        local id = string.format("PR/%02d", i)
        if text:find(id, 1, true) then seen[id] = true end
      end
    end
    for i = 1, 12 do
      local id = string.format("PR/%02d", i)
      local out = i == 4 or i == 9 or i == 12
      if (seen[id] == nil) ~= out then error(id .. (out and " can be drawn" or " is missing")) end
    end
  end,
}

-- Each tile with its symbol (section 8): one meeple of Red on a city, a road and a monastery.
local place = {
  city = { 0, 0, "city 1" }, road = { 0, 0, "road 1" }, monastery = { 0, 1, "monastery 1" },
}
for i, symbol in ipairs{ "city", "city", "city", "city", "city", "road", "road", "road", "road",
  "monastery", "monastery", "monastery" } do
  local id = string.format("PR/%02d", i)
  scenario("REVOLT-R1, REVOLT-R11: " .. id .. " names " .. symbol) {
    rules = revolts, options = { peasant_revolts = { set_aside = 0 } },
    function(s)
      s:lay("BA/L", 0, 1)
      for _, at in pairs(place) do s:put("Red", "meeple", at) end
      s:draw(id)
      local stay = {}
      for class, at in pairs(place) do
        if class ~= symbol then table.insert(stay, { at[1], at[2], at[3], "Red", "meeple" }) end
      end
      s:expect{ empty = { place[symbol] }, at = stay, supply = { Red = 5 }, score = { Red = 0 } }
    end,
  }
end

-- Where each tile fits, turned by each quarter: north of a road, east of a city. Edges as printed.
local edges = {
  "RRRR", "FRRR", "FFRR", "RFRF", "FFRF", "CFFF", "FFFC", "CFFC", "CCFF", "FFRR", "CFRF", "CRRF",
}
for i, printed in ipairs(edges) do
  local id = string.format("PR/%02d", i)
  scenario("REVOLT-R1: the edges of " .. id .. " are " .. printed) {
    rules = revolts, options = { peasant_revolts = { set_aside = 0 } },
    function(s)
      s:draw(id)
      for turn = 0, 3 do
        -- The side that lies north after so many quarter turns clockwise, and so on.
        local function side(d) return printed:sub((d - turn) % 4 + 1, (d - turn) % 4 + 1) end
        local rows = { { { 0, -1 }, side(2) == "C" }, { { 1, 0 }, side(3) == "R" },
          { { -1, 0 }, side(1) == "R" }, { { 0, 1 }, side(0) == "F" } }
        for _, row in ipairs(rows) do
          local choice = { c = "place", cell = row[1], rot = 90 * turn }
          if s:can(choice) ~= row[2] then
            error(id .. " turned by " .. 90 * turn .. " at " .. row[1][1] .. "," .. row[1][2])
          end
        end
      end
    end,
  }
end

scenario "REVOLT-R7: the drawings do nothing: on PR/05 there are a road and one field" {
  rules = revolts,
  function(s)
    s:draw("PR/05")
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:expect{ can = { { c = "put", kind = "meeple", at = { 0, 1, "road 1" } },
      { c = "put", kind = "meeple", at = { 0, 1, "field 1" } } } }
    local puts = 0
    for _, text in ipairs(s:offers()) do
      if not text:find("pass", 1, true) then puts = puts + 1 end
    end
    if puts ~= 2 then error("two choices and pass, not " .. puts) end
  end,
}

scenario "REVOLT-R1: fields of PR/01: the middle one is a third beside the two corners" {
  rules = revolts, options = { peasant_revolts = { set_aside = 0 } },
  function(s)
    s:draw("PR/01")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 } -- west is road, to the start tile
    for i = 1, 3 do
      s:expect{ can = { { c = "put", kind = "meeple", at = { 1, 0, "field " .. i } } } }
    end
    -- The road that goes west turns to the north.
    s:choose{ c = "put", kind = "meeple", at = { 1, 0, "road 1" } }
    s:choose{ c = "pass" } -- unprotected
    s:final()
    s:expect{ score = { Red = 2 } }
  end,
}

for _, row in ipairs{
  { "PR/07", "its two fields are apart and both touch the city", 3, 3 },
  { "PR/12", "the inner corner touches no city", 3, 0 },
} do
  scenario("REVOLT-R1: fields of " .. row[1] .. ": " .. row[2]) {
    rules = revolts, options = { peasant_revolts = { set_aside = 0 } },
    function(s)
      local turn = row[1] == "PR/07" and 270 or 180 -- its city to the south
      s:turn{ tile = row[1], cell = { 0, -1 }, rot = turn }
      s:put("Red", "meeple", { 0, -1, "field 1" })
      s:put("Blue", "meeple", { 0, -1, "field 2" })
      s:final()
      s:expect{ score = { Red = row[3], Blue = row[4] } }
    end,
  }
end
