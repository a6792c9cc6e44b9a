local field = { { "N", "E", "S", "W" } }
return {
  { id = "SI/garden", count = 3, edges = "FFFF", garden = { {} }, field = field },
  { id = "SI/abbey", count = 2, edges = "FFFF", abbey = { {} }, field = field },
}
