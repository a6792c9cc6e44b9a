scenario "M-1: one is shown" {
  mods = { "m" },
  function(s) s:expect { score = { Red = 0 } } end,
}
