-- Never comes back.
return {
  api = 1, name = "m",
  on = { scored = function() while true do end end },
}
