-- The ten tiles (FEST-R1, R3, R7, R13; section 6 of the fact sheet).

local festival = { "festival" }

scenario "FEST-R1, FEST-R3, FEST-R7: ten land tiles more among those to draw" {
  rules = festival,
  function(s)
    s:expect{ tiles_left = 71 + 10 }
  end,
}

local edges = {
  ["FE/CCc"] = "FCCC", ["FE/CcCc"] = "CCCC", ["FE/CFR"] = "CFRF", ["FE/CR"] = "CRFF",
  ["FE/RC"] = "CFFR", ["FE/CRCR"] = "CRCR", ["FE/CRr"] = "CRRF", ["FE/RrC"] = "CFRR",
  ["FE/LRR"] = "FFRR", ["FE/RrRr"] = "RRRR",
}
for id, printed in pairs(edges) do
  scenario("FEST-R1: the edges of " .. id .. " are " .. printed) {
    rules = festival,
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

-- Places each tile beside the start tile and counts the places for a meeple, by kind.
for _, row in ipairs{
  { "FE/CCc", { 0, 1 }, 0, { city = 2, field = 2 } },
  { "FE/CcCc", { 0, -1 }, 0, { city = 2, field = 1 } },
  { "FE/CFR", { 0, 1 }, 90, { city = 1, road = 1, field = 2 } },
  { "FE/CR", { 0, 1 }, 180, { city = 1, road = 1, field = 2 } },
  { "FE/RC", { 0, 1 }, 180, { city = 1, road = 1, field = 2 } },
  { "FE/CRCR", { 1, 0 }, 0, { city = 2, road = 2, field = 4 } },
  { "FE/CRr", { 0, 1 }, 90, { city = 1, road = 1, field = 2 } },
  { "FE/RrC", { 0, 1 }, 270, { city = 1, road = 1, field = 2 } },
  { "FE/LRR", { 0, 1 }, 0, { monastery = 1, road = 2, field = 2 } },
  { "FE/RrRr", { 1, 0 }, 0, { road = 2, field = 3 } },
} do
  scenario("FEST-X12, FEST-R13: on " .. row[1] .. " nobody can stand on the festival place") {
    rules = festival,
    function(s)
      s:draw(row[1])
      s:choose{ c = "place", cell = row[2], rot = row[3] }
      local all = 0
      for kind, count in pairs(row[4]) do
        for i = 1, count do
          s:expect{ can = { { c = "put", kind = "meeple",
            at = { row[2][1], row[2][2], kind .. " " .. i } } } }
          all = all + 1
        end
      end
      for _, text in ipairs(s:offers()) do
        if not text:find("pass", 1, true) then all = all - 1 end
      end
      if all ~= 0 then error("other choices than those of its segments") end
    end,
  }
end

-- BASE-P6: the city that each field touches. The city is closed; final scoring tells.
for _, row in ipairs{
  { "FE/CFR", 180, "field 1", 3 }, { "FE/CFR", 180, "field 2", 3 },
  { "FE/CR", 180, "field 1", 3 }, { "FE/CR", 180, "field 2", 3 },
  { "FE/RC", 180, "field 1", 3 }, { "FE/RC", 180, "field 2", 3 },
  { "FE/CRCR", 0, "field 1", 0 }, { "FE/CRCR", 0, "field 2", 0 },
  { "FE/CRCR", 0, "field 3", 3 }, { "FE/CRCR", 0, "field 4", 3 },
  { "FE/CRr", 180, "field 1", 3 }, { "FE/CRr", 180, "field 2", 0 },
  { "FE/RrC", 180, "field 1", 3 }, { "FE/RrC", 180, "field 2", 0 },
  { "FE/CCc", 0, "field 1", 0 }, { "FE/CCc", 0, "field 2", 3 },
} do
  scenario("BASE-P6: " .. row[1] .. ", " .. row[3] .. ": " .. row[4] .. " points at the end") {
    rules = festival,
    function(s)
      s:turn{ tile = row[1], cell = { 0, -1 }, rot = row[2] }
      s:put("Red", "meeple", { 0, -1, row[3] })
      s:final()
      s:expect{ score = { Red = row[4] } }
    end,
  }
end

scenario "FEST-R7: an option says which print; 2016 is the one with ten tiles" {
  rules = festival, options = { festival = { print = "2016" } },
  function(s)
    s:expect{ tiles_left = 81 }
  end,
}

scenario "FEST-R1: as mere tiles they bring nothing: no offer" {
  rules = { festival = "tiles" },
  function(s)
    -- C060
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ prompt = "action", can = { { c = "put", kind = "meeple", at = { 1, 0, "road 1" } } } }
    s:pass()
    s:expect{ at = { { 0, 0, "city 1", "Red", "meeple" } } }
  end,
}
