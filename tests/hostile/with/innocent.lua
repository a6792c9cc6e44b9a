-- A mod that does its work beside the attacks and notices when the library is no longer itself.
local function library_is_itself()
  assert(string.rep("ab", 2) == "abab" and ("x"):upper() == "X" and #"abc" == 3)
  assert(math.floor(2.5) == 2 and math.max(1, 2) == 2 and math.huge > 0)
  local t = { 3, 1, 2 }
  table.sort(t)
  assert(table.concat(t, ",") == "1,2,3" and table.unpack(t) == 1)
  local keys = ""
  for k in pairs({ b = 1, a = 2, [1] = 3 }) do keys = keys .. k end
  assert(keys == "1ab" and tostring({}) == "table" and select("#", 1, 2) == 2)
  assert(not pcall(error, "x") and type(nil) == "nil" and tonumber("7") == 7)
end

return {
  api = 1, name = "innocent", title = "Innocent", version = "1", license = "MIT",
  options = { n = { type = "integer", min = 0, max = 9, default = 4 } },
  pick = { all = { figures = "any" } },
  state = {
    turns = cell.game(0, { range = { 0, 1000000 } }),
    seen = cell.per_figure(0, { range = { 0, 1000 } }),
    sum = cell.per_player(0, { range = { 0, 1000000 } }),
  },
  on = {
    start = function(game)
      library_is_itself()
      assert(opt.n == 4)
      state.turns = state.turns + 1
      state.sum[game.active] = state.sum[game.active] + math.random(6) + game:count("all")
    end,
    meeple_placed = function(_, figure) state.seen[figure] = state.seen[figure] + 1 end,
  },
  queries = { feature_points = function(_, points, feature)
    assert(points >= 0 and feature.tiles > 0)
    if feature.tiles == 3 then return points + 1 end
  end },
}
