-- The tiles of River I and River II (tile list of RIVER). `river` among the marks is the sum of the
-- sides over which the river flows on the unturned tile. Piles: the river comes before all else, its lakes
-- last, and the fork, where it comes first, in a pile of its own (RIVER-R10, R13, RIVER-V2).
local N, E, S, W = 1, 2, 4, 8
local first, second = opt.rivers ~= "2", opt.rivers ~= "1"
local gardens = opt.edition ~= "C1" -- printed from the second edition on
local fork_pile = opt.fork == "first" and 1 or 2

local function copies(on, n)
  return on and (n or 1) or 0
end

-- The field around an end of the river at `side`: one, or cut in two by a line on from the river
-- (RIVER-R21).
local whole = {
  E = { { "N", "EL", "ER", "S", "W" } },
  W = { { "N", "E", "S", "WL", "WR" } },
}
local cut = {
  E = { { "N", "EL", "WR" }, { "ER", "S", "WL" } },
  W = { { "N", "EL", "WR" }, { "ER", "S", "WL" } },
}
local function bank(side)
  return (opt.spring_field == "joined" and whole or cut)[side]
end

return {
  -- The spring is the start tile of both (RIVER-R1, R4).
  { id = "RI/s", count = 1, start = true, edges = "FIFF", river = { { "E" } }, field = bank("E"),
    marks = { river = E } },

  -- River I
  { id = "RI.1/I.e", count = copies(first and not second), pile = 3, edges = "FFFI",
    river = { { "W" } }, field = bank("W"), marks = { river = W } },
  { id = "RI.1/CICI", count = copies(first), pile = 2, edges = "CICI",
    city = { { "N" }, { "S" } }, river = { { "E", "W" } },
    field = { { "EL", "WR", touches = { 1 } }, { "ER", "WL", touches = { 2 } } },
    marks = { river = E + W } },
  { id = "RI.1/CIRI", count = copies(first), pile = 2, edges = "CIRI",
    city = { { "N" } }, road = { { "S" } }, river = { { "E", "W" } },
    field = { { "EL", touches = { 1 } }, { "WR", touches = { 1 } }, { "ER", "SL" }, { "SR", "WL" } },
    leads_to = { { "city 1", "road 1" } }, marks = { river = E + W } },
  { id = "RI.1/LIRI", count = copies(first), pile = 2, edges = "FIRI",
    monastery = true, road = { { "S" } }, river = { { "E", "W" } },
    field = { { "N", "EL", "WR" }, { "ER", "SL" }, { "SR", "WL" } },
    leads_to = { { "monastery 1", "road 1" } }, marks = { river = E + W } },
  { id = "RI.1/RIrI", count = copies(first), pile = 2, edges = "IRIR",
    road = { { "E", "W" } }, river = { { "N", "S" } },
    field = { { "NL", "WR" }, { "NR", "EL" }, { "ER", "SL" }, { "SR", "WL" } },
    marks = { river = N + S } },
  { id = "RI.1/IFI", count = copies(first, 2), pile = 2, edges = "FIFI", river = { { "E", "W" } },
    field = { { "N", "EL", "WR" }, { "ER", "S", "WL" } }, marks = { river = E + W } },
  { id = "RI.1/CcII", count = copies(first), pile = 2, edges = "CIIC",
    city = { { "N", "W" } }, river = { { "E", "S" } },
    field = { { "EL", "SR", touches = { 1 } }, { "ER", "SL" } }, marks = { river = E + S } },
  { id = "RI.1/RrII", count = copies(first), pile = 2, edges = "RRII",
    road = { { "N", "E" } }, river = { { "S", "W" } },
    field = { { "NL", "ER", "SL", "WR" }, { "NR", "EL" }, { "SR", "WL" } },
    marks = { river = S + W } },
  { id = "RI.1/II", count = copies(first, gardens and 1 or 2), pile = 2, edges = "FFII",
    river = { { "S", "W" } }, field = { { "N", "E", "SL", "WR" }, { "SR", "WL" } },
    marks = { river = S + W } },
  { id = "RI.1/IIG", count = copies(first and gardens), pile = 2, edges = "FFII",
    river = { { "S", "W" } }, field = { { "N", "E", "SL", "WR" }, { "SR", "WL" } },
    marks = { "garden", river = S + W } },

  -- River II. A river that ends at a city ends its branch early (RIVER-E2).
  { id = "RI.2/IFC", count = copies(second), pile = 2, edges = "FCFI",
    city = { { "E" } }, river = { { "W" } },
    field = { { "N", "WR", touches = { 1 } }, { "S", "WL", touches = { 1 } } },
    marks = { river = W } },
  { id = "RI.2/I.v", count = copies(second), pile = 3, edges = "FFFI",
    river = { { "W" } }, field = bank("W"), marks = { "volcano", river = W } },
  { id = "RI.2/III", count = copies(second), pile = fork_pile, edges = "IIFI",
    river = { { "N", "E", "W" } },
    field = { { "ER", "S", "WL" }, { "NL", "WR" }, { "NR", "EL" } }, marks = { river = N + E + W } },
  -- The bridge's city doesn't cut the fields of the banks (RIVER-R22).
  { id = "RI.2/CIcI", count = copies(second), pile = 2, edges = "ICIC",
    city = { { "E", "W" } }, river = { { "N", "S" } },
    field = { { "NL", "SR", touches = { 1 } }, { "NR", "SL", touches = { 1 } } },
    marks = { river = N + S } },
  { id = "RI.2/LIFI", count = copies(second), pile = 2, edges = "FIFI",
    monastery = true, river = { { "E", "W" } },
    field = { { "N", "EL", "WR" }, { "ER", "S", "WL" } }, marks = { river = E + W } },
  { id = "RI.2/RIrI", count = copies(second), pile = 2, edges = "IRIR",
    road = { { "E", "W", marks = { "inn" } } }, river = { { "N", "S" } },
    field = { { "NL", "WR" }, { "NR", "EL" }, { "ER", "SL" }, { "SR", "WL" } },
    marks = { river = N + S } },
  { id = "RI.2/CIRI", count = copies(second), pile = 2, edges = "CIRI",
    city = { { "N" } }, road = { { "S" } }, river = { { "E", "W" } },
    field = { { "EL", touches = { 1 } }, { "WR", touches = { 1 } }, { "ER", "SL" }, { "SR", "WL" } },
    leads_to = { { "city 1", "road 1" } }, marks = { river = E + W } },
  { id = "RI.2/II", count = copies(second and not gardens), pile = 2, edges = "FFII",
    river = { { "S", "W" } }, field = { { "N", "E", "SL", "WR" }, { "SR", "WL" } },
    marks = { river = S + W } },
  { id = "RI.2/IIG", count = copies(second and gardens), pile = 2, edges = "FFII",
    river = { { "S", "W" } }, field = { { "N", "E", "SL", "WR" }, { "SR", "WL" } },
    marks = { "garden", river = S + W } },
  { id = "RI.2/CcII+", count = copies(second), pile = 2, edges = "CIIC",
    city = { { "N", "W", pennants = 1 } }, river = { { "E", "S" } },
    field = { { "EL", "SR", touches = { 1 } }, { "ER", "SL" } }, marks = { river = E + S } },
  { id = "RI.2/II+", count = copies(second), pile = 2, edges = "IFFI",
    river = { { "N", "W" } },
    field = { { "NL", "WR" }, { "NR", "E", "S", "WL", marks = { "pig_herd" } } },
    marks = { river = N + W } },
  { id = "RI.2/RrII", count = copies(second), pile = 2, edges = "RRII",
    road = { { "N", "E" } }, river = { { "S", "W" } },
    field = { { "NL", "ER", "SL", "WR" }, { "NR", "EL" }, { "SR", "WL" } },
    marks = { river = S + W } },
}
