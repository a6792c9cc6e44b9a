-- The River (RIVER): how it is drawn, where it may lie, what stands on it. The spring lies at 0,0
-- and flows out to the east; a straight tile goes on at 1,0.

local river = { "river" }
local function with(options) return { river = options } end

-- Can a tile whose id begins like this be drawn now?
local function draws(s, id)
  for _, text in ipairs(s:offers()) do
    if text:find(id, 1, true) then return true end
  end
  return false
end

local function at(x, y, rot) return { c = "place", cell = { x, y }, rot = rot } end

-- ---- preparation

scenario "RIVER-R1, RIVER-R2, RIVER-E1: the spring replaces the start tile, which joins the bag" {
  rules = river,
  function(s)
    s:expect{ tiles_left = 11 + 72, empty = { { 0, 0, "field 1" } } }
    s:draw("RI.1/IFI")
    s:expect{ can = { at(1, 0, 0) }, cannot = { at(0, 1, 0), at(-1, 0, 0), at(1, 0, 90) } }
  end,
}

scenario "RIVER-R2: the old start tile may be left out" {
  rules = river, options = with{ start_tile = "discard" },
  function(s) s:expect{ tiles_left = 11 + 71 } end,
}

scenario "RIVER-R3, RIVER-V2, RIVER-E2: the fork follows the spring" {
  rules = river, options = with{ rivers = "2" },
  function(s)
    s:expect{ tiles_left = 11 + 72 }
    assert(draws(s, "RI.2/III") and not draws(s, "RI.2/LIFI") and not draws(s, "BA/"))
    s:turn{ tile = "RI.2/III", cell = { 1, 0 }, rot = 0 }
    assert(draws(s, "RI.2/LIFI") and draws(s, "RI.2/IFC") and not draws(s, "RI.2/I.v"))
  end,
}

scenario "RIVER-V2: the fork may come at any time" {
  rules = river, options = with{ rivers = "2", fork = "shuffled" },
  function(s) assert(draws(s, "RI.2/III") and draws(s, "RI.2/LIFI")) end,
}

scenario "RIVER-R4, RIVER-P1, RIVER-P2: both rivers have one spring and the volcano lake" {
  rules = river, options = with{ rivers = "both" },
  function(s)
    s:expect{ tiles_left = 10 + 11 + 72 } -- the fork's two branches: the city end and one lake
    s:bag{ "RI.2/I.v", "BA/L" }
    assert(draws(s, "RI.2/I.v") and not draws(s, "BA/L"))
  end,
}

-- ---- drawing

scenario "RIVER-R10, RIVER-R13: the river comes first, its lake last, then the others" {
  rules = river,
  function(s)
    s:bag{ "RI.1/IFI", "RI.1/I.e", "BA/L" }
    assert(draws(s, "RI.1/IFI") and not draws(s, "RI.1/I.e") and not draws(s, "BA/L"))
    s:turn{ tile = "RI.1/IFI", cell = { 1, 0 }, rot = 0 }
    assert(draws(s, "RI.1/I.e") and not draws(s, "BA/L"))
    s:draw("RI.1/I.e")
    s:choose(at(2, 0, 0))
    s:choose{ c = "put", at = "field 1" } -- a turn like another
    s:expect{ at = { { 2, 0, "field 1", "Blue" } } }
    assert(draws(s, "BA/L"))
  end,
}

scenario "RIVER-X1: revolt and festival tiles don't come before the river ends" {
  rules = { "river", "peasant_revolts", "festival" },
  options = { peasant_revolts = { set_aside = 0 } },
  function(s)
    assert(not draws(s, "PR/") and not draws(s, "FE/"))
    s:bag{ "PR/05", "FE/CFR" }
    assert(draws(s, "PR/05") and draws(s, "FE/CFR"))
  end,
}

scenario "RIVER-R14, RIVER-P5, RIVER-E4: a lake that fits nowhere is discarded, the game goes on" {
  rules = river,
  function(s)
    s:lay("BA/RFr", 2, 0) -- its road meets the lake's field at 1,0
    s:bag{ "RI.1/I.e", "BA/L" }
    s:draw("RI.1/I.e")
    s:expect{ events = { "tile_discarded" } }
    s:draw("BA/L")
    s:expect{ hand = "BA/L", prompt = "place", over = false }
  end,
}

-- ---- placing

scenario "RIVER-R11: a river tile goes on from the river" {
  rules = river,
  function(s)
    s:turn{ tile = "RI.1/IFI", cell = { 1, 0 }, rot = 0 }
    s:draw("RI.1/CICI")
    s:expect{ can = { at(2, 0, 0) }, cannot = { at(0, 1, 0), at(1, 1, 0), at(-1, 0, 90) } }
  end,
}

-- The river turns south at 1,0; at 1,1 another bend goes on east (180) or back west (90).
local function after_one_bend(s)
  s:turn{ tile = "RI.1/II", cell = { 1, 0 }, rot = 0 }
  s:draw("RI.1/II")
end

scenario "RIVER-R12, RIVER-V3: two bends may not turn the river back" {
  rules = river, options = with{ guard = "printed" }, game = { edition = "C1" },
  function(s)
    after_one_bend(s)
    s:expect{ can = { at(1, 1, 180) }, cannot = { at(1, 1, 90) } }
  end,
}

scenario "RIVER-V1: a direct U-turn can be allowed" {
  rules = river, options = with{ guard = "printed", uturn = "allow" }, game = { edition = "C1" },
  function(s)
    after_one_bend(s)
    s:expect{ can = { at(1, 1, 180), at(1, 1, 90) } }
  end,
}

scenario "RIVER-V3, RIVER-E3: strict, what lies beside the way ahead forbids it too" {
  rules = river, options = with{ uturn = "allow" }, game = { edition = "C1" },
  function(s)
    after_one_bend(s)
    s:expect{ can = { at(1, 1, 180) }, cannot = { at(1, 1, 90) } } -- 0,0 is beside 0,1
  end,
}

for _, row in ipairs{ { "forbid_immediate", true }, { "forbid_any", false } } do
  scenario("RIVER-V1, RIVER-R12: a U-turn with a straight tile between, " .. row[1]) {
    rules = river, options = with{ uturn = row[1] }, game = { edition = "C1" },
    function(s)
      s:turn{ tile = "RI.1/II", cell = { 1, 0 }, rot = 0 }
      s:turn{ tile = "RI.1/IFI", cell = { 1, 1 }, rot = 90 }
      s:draw("RI.1/II")
      s:expect{ can = { at(1, 2, 180) } }
      assert(s:can(at(1, 2, 90)) == row[2])
    end,
  }
end

for _, row in ipairs{ { 1, -1 }, { 1, 1 }, { 2, 0 }, { 2, -1 }, { 2, 1 } } do
  scenario("RIVER-E3, RIVER-V3: no end without room, a tile at " .. row[1] + 1 .. "," .. row[2]) {
    rules = river,
    function(s)
      s:lay("BA/L", row[1] + 1, row[2])
      s:draw("RI.1/IFI")
      s:expect{ cannot = { at(1, 0, 0) } }
    end,
  }
end

-- ---- what stands there

scenario "RIVER-R20, RIVER-R22: nobody stands on the river; a bridge is one road over it" {
  rules = river,
  function(s)
    s:draw("RI.1/RIrI")
    s:choose(at(1, 0, 90))
    s:expect{
      can = { { c = "put", at = "road 1" }, { c = "put", at = "field 4" } },
      cannot = { { c = "put", at = { 1, 0, "river 1" } }, { c = "put", at = { 1, 0, "river" } } },
    }
  end,
}

scenario "RIVER-R22: a city over the river doesn't cut the fields of the banks" {
  rules = river, options = with{ rivers = "2" },
  function(s)
    s:lay("RI.2/CIcI", 1, 0, 90) -- river east and west, the city's ends north and south
    s:put("Red", "meeple", { 1, 0, "field 1" })
    s:put("Red", "meeple", { 1, 0, "city 1" })
    s:lay("RI.2/LIFI", 2, 0)
    s:draw("RI.2/III")
    -- One bank's field runs under the bridge and around the spring to the other: all is one field.
    s:expect{ at = { { 1, 0, "field 1", "Red" } }, prompt = "place" }
    s:final()
    s:expect{ score = { Red = 1 } } -- the open city; the field touches no closed one
  end,
}

for _, row in ipairs{ { "joined", false }, { "split", true } } do
  scenario("RIVER-R21, RIVER-P4: the field around the spring, " .. row[1]) {
    rules = river, options = with{ spring_field = row[1] },
    function(s)
      s:lay("RI.1/IFI", 1, 0)
      s:put("Red", "meeple", { 1, 0, "field 1" }) -- the northern bank
      s:draw("RI.1/CICI")
      s:choose(at(2, 0, 0))
      assert(s:can{ c = "put", at = "field 2" } == row[2]) -- the southern one
      s:expect{ can = { { c = "put", at = "city 1" } } }
    end,
  }
end

scenario "RIVER-P3: a city of the second river has a coat of arms" {
  rules = river, options = with{ rivers = "2" },
  function(s)
    s:lay("RI.2/CcII+", 5, 5)
    s:put("Blue", "meeple", { 5, 5, "city 1" })
    s:final()
    s:expect{ score = { Blue = 2 } }
  end,
}

scenario "RIVER-X4: a revolt reaches who stands on river tiles" {
  rules = { "river", "peasant_revolts" },
  function(s)
    s:lay("RI.1/LIRI", 1, 0)
    s:put("Red", "meeple", { 1, 0, "monastery 1" })
    s:put("Red", "meeple", { 1, 0, "road 1" })
    s:bag{ "PR/12", "BA/L" }
    s:draw("PR/12")
    s:expect{ empty = { { 1, 0, "monastery 1" } }, at = { { 1, 0, "road 1", "Red" } } }
  end,
}
