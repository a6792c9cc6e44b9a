-- On, and never called: tests/bench measures that it costs nothing.
---@type jac.Module
return {
  api = 1, name = "idle_03",
  options = { least = { type = "integer", min = 0, max = 9, default = 1, help = "an option" } },
  on = {
    figure_moved = { when = { on = "monastery" },
      function(_, figure) figure:go_home("forced") end },
  },
}
