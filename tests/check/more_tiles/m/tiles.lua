local many, marks, links = {}, {}, {}
for i = 1, 17 do many[i] = {} end
for i = 1, 20 do marks[i] = "mark" .. i end
for i = 1, 200 do links[i] = { "road 1", "field 1" } end
local function tile(id, more)
  local made = { id = id, edges = "RFFF", road = { { "N" } }, field = { { "NL", "NR", "E", "S", "W" } } }
  for key, value in pairs(more) do made[key] = value end
  return made
end
return {
  7,
  { id = 7 },
  tile("an edge that is a number", { edges = { "road", 7, "field", "field" } }),
  tile("an edge by an unknown name", { edges = { "road", "rodd", "field", "field" } }),
  tile("a road is a number", { road = 7 }),
  tile("a road is false", { road = false }),
  tile("a road of names", { road = { a = 1 } }),
  tile("a road's side is a number", { road = { { 7 } } }),
  tile("a road touches", { road = { { "N", touches = { 1 } } } }),
  tile("a segment is a word", { road = { "N" } }),
  tile("pennants by word", { edges = "CFFF", road = false, city = { { "N", pennants = "two" } },
    field = { { "E", "S", "W", touches = { 1 } } } }),
  tile("too many segments", { monastery = many }),
  tile("touches is a word", { field = { { "NL", "NR", "E", "S", "W", touches = "city" } } }),
  tile("touches a boolean", { field = { { "NL", "NR", "E", "S", "W", touches = { true } } } }),
  tile("one end of a link", { leads_to = { { "road 1" } } }),
  tile("a link that is a number", { leads_to = { 7 } }),
  tile("a link to a number", { leads_to = { { "road 1", 7 } } }),
  tile("too many links", { bridges = links }),
  tile("marks by word", { marks = "hut" }),
  tile("a mark that is a table", { marks = { {} } }),
  tile("a mark of a fraction", { marks = { hut = 1.5 } }),
  tile("a mark that is false", { marks = { hut = false } }),
  tile("too many marks", { marks = marks }),
  tile("minus one", { count = -1 }),
  tile("more starts than copies", { count = 1, start = 2 }),
  tile("starts by word", { start = "yes" }),
  tile("derived from a number", { derived_from = 7 }),
  tile("derived", { derived_from = "a mark that is false" }),
  tile("derived from what isn't just before", { derived_from = "BA/C" }),
}
