-- Abbey & Mayor (ABBEY): the mayor. The start tile's city opens to the north.

local rules = { "abbey_and_mayor" }
local function put(kind, x, y, name) return { c = "put", kind = kind, at = { x, y, name } } end

scenario "ABBEY-R20: on a city without any meeple, instead of a meeple" {
  rules = rules,
  function(s)
    s:draw("BA/CFC.2")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 0 }
    s:expect{ can = { put("mayor", 0, -1, "city 1"), put("mayor", 0, -1, "city 2") },
      cannot = { put("mayor", 0, -1, "field 1") } }
    s:choose(put("mayor", 0, -1, "city 1"))
    s:expect{ supply = { Red = { meeple = 7, mayor = 0 } }, turn = "Blue" }
  end,
}

scenario "ABBEY-R20, ABBEY-C2: not where somebody stands, and nobody where the mayor does" {
  rules = rules,
  function(s)
    s:put("Blue", "wagon", { 0, 0, "city 1" })
    s:draw("BA/CFc.1")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 90 }
    s:expect{ cannot = { put("mayor", 0, -1, "city 1"), put("meeple", 0, -1, "city 1") } }
  end,
}

scenario "ABBEY-R23, ABBEY-C2: it occupies the city, also without a coat of arms" {
  rules = rules,
  function(s)
    s:put("Blue", "mayor", { 0, 0, "city 1" })
    s:draw("BA/CFc.1")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 90 }
    s:expect{ cannot = { put("wagon", 0, -1, "city 1"), put("meeple", 0, -1, "city 1") } }
  end,
}

scenario "ABBEY-R21, ABBEY-R23: without a coat of arms nothing, even alone; it returns" {
  rules = rules,
  function(s)
    s:put("Red", "mayor", { 0, 0, "city 1" })
    s:turn{ tile = "BA/C", cell = { 0, -1 }, rot = 180 }
    s:expect{ score = { Red = 0 }, supply = { Red = { mayor = 1 } } }
  end,
}

scenario "ABBEY-R21, ABBEY-C1: as strong as the city's coats of arms: one ties with a meeple" {
  rules = rules,
  function(s)
    s:lay("BA/CFc+", 0, -1, 90)
    s:put("Red", "mayor", { 0, 0, "city 1" })
    s:put("Blue", "meeple", { 0, -1, "city 1" })
    s:final()
    s:expect{ score = { Red = 3, Blue = 3 } } -- two tiles and a coat of arms
  end,
}

scenario "ABBEY-R21: AM/C++ has two coats of arms" {
  rules = rules,
  function(s)
    s:lay("AM/C++", 0, -1)
    s:put("Red", "mayor", { 0, 0, "city 1" })
    s:put("Blue", "meeple", { 0, -1, "city 1" })
    s:final()
    s:expect{ score = { Red = 4, Blue = 0 } }
  end,
}

scenario "ABBEY-R22: the points are those of the city" {
  rules = rules,
  function(s)
    s:lay("BA/CFc+", 0, -1, 90)
    s:put("Red", "mayor", { 0, 0, "city 1" })
    s:turn{ tile = "BA/C", cell = { 0, -2 }, rot = 180 }
    s:expect{ score = { Red = 8 }, supply = { Red = { mayor = 1 } } } -- three tiles, one arms
  end,
}
