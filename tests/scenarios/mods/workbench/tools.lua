-- The parts of the workbench, by name. Each runs at the end of the first turn: Red has put a meeple
-- on the road of the tile east of the start tile.
local tools = {}

-- The call must fail, and say this.
local function fails(text, f, ...)
  local ok, said = pcall(f, ...)
  assert(not ok, "it did not fail: " .. text)
  assert(said:find(text, 1, true), said)
end

function tools.turn(game)
  local turn = game.turn
  assert(turn.number == 1 and turn.player == game.active and turn.part == 1)
  assert(turn.source == "bag" and turn.type == "BA/RFr" and turn.tile.x == 1)
  assert(turn.action == "put" and turn.placed == 1 and turn.moved == 0)
  assert(turn.marks.bell == nil and game.over == false and game.tiles_left > 0)
  assert(#game.players == 2 and game.players[2].left == game.players[1])
  fails("a turn has no \"nothing\"", function() return turn.nothing end)
  fails("no field of type number", function() return turn[7] end)
  fails("", function() turn.number = 2 end)
end

function tools.board(game)
  local tile = game:tile_at(1, 0)
  assert(tile.type == "BA/RFr" and tile.x == 1 and tile.y == 0 and tile.rotation == 0)
  assert(tile.cell.x == 1 and tile.cell.y == 0 and tile.cell.tile == tile)
  assert(tile.player.name == "Red" and game:tile_at(5, 5) == nil)
  assert(game:cell(7, 7).tile == nil and game:cell(1, 0).tile == tile)
  fails("between -8000 and 8000", function() return game:cell(9000, 0) end)
  assert(#tile.segments == 3 and tile:segment("road").name == "road 1")
  assert(tile:segment("city") == nil and tile:corner("NE").at == "corner")
  assert(tile:corner("SW").tile == tile)
  local start = game:tile_at(0, 0)
  assert(tile:corner("SW").segment == tile:segment("field 2"))
  assert(tile:corner("SW").feature == tile:segment("field 2").feature)
  assert(start:corner("NE").segment == nil) -- a city to the north, a field to the east
  assert(tile:segment("road").beyond[1] == start and #tile:segment("road").beyond == 1)
  assert(#start:segment("city").beyond == 0)
  local city, field = start:segment("city 1"), nil
  for _, segment in ipairs(start.segments) do
    if segment.class == "field" and #segment.touches > 0 then field = segment end
  end
  assert(city.kind == "city" and city.class == "city" and city.tile == start and city.arms == 0)
  assert(field.touches[1] == city and field:linked("touches")[1] == city)
  assert(city.place.at == "segment" and city.place.segment == city and city.place.tile == start)
  assert(city.place.feature == city.feature and city.place.figure == nil)
  fails("no relation", function() return city:linked("nothing") end)
  assert(tostring(tile) == "BA/RFr at 1,0", tostring(tile))
  assert(tostring(city) == "city 1 at 0,0", tostring(city))
  assert(tostring(city.feature) == "feature of city 1 at 0,0", tostring(city.feature))
  assert(tostring(city.place) == "segment city 1 at 0,0", tostring(city.place))
  assert(tostring(tile.cell) == "1,0" and tostring(game.active) == "Red")
end

function tools.feature(game)
  local road = game:tile_at(1, 0):segment("road").feature
  assert(road.kind == "road" and road.class == "road" and road.tiles == 2 and road.open == 2)
  assert(not road.closed and road.arms == 0 and road.meeples == 1)
  assert(#road.figures == 1 and #road.segments == 2)
  assert(road:value() == 2 and road:value("completed") == 2 and road:value("final") == 2)
  local winners = road:winners()
  assert(#winners == 1 and winners[1].name == "Red" and #road:winners("final") == 1)
  for feature in game:each("closed") do assert(feature.closed) end
  local n = 0
  for feature in game:each("roads") do
    assert(feature == road)
    n = n + 1
  end
  assert(n == 1 and game:in_pick("roads", road) and not game:in_pick("closed", road))
end

function tools.kind(game)
  local field = game:tile_at(1, 0):segment("field 1").feature
  fails("no segment kind", function() field:set_kind("marsh") end)
  field:set_kind("river")
  assert(field.kind == "river")
end

function tools.picks(game)
  local red, blue = game.players[1], game.players[2]
  assert(game:count("mine", red) == 1 and game:count("mine", blue) == 0)
  local figure = game:first("mine", red)
  assert(game:first("mine", blue) == nil and game:in_pick("mine", figure, red))
  assert(not game:in_pick("mine", figure, blue))
  assert(game:count("spare", red, "meeple") == 6 and game:count("spare", red, "ox") == 2)
  assert(game:count("crows", red) == 1 and game:count("at_some", nil, "segment") == 1)
  assert(game:count("on_some", nil, "road") == 2 and game:count("of_kind", nil, "city") == 1)
  assert(game:count("tiles") == 2 and game:count("marked") == 0 and game:count("players") == 2)
  assert(game:first("others", red) == blue and game:count("kinds", red) == 3)
  assert(game:count("dragons") == 0) -- in the box: picks of figures look at the board
  assert(game:count("new") == 3 and game:count("tired", red) == 0)
  fails("names nothing there", function() return game:count("on_some", nil, "marsh") end)
  fails("has no arg", function() return game:count("mine", red, "road") end)
  fails("at most", function() return game:count("spare", red, 1, 2, 3, 4, 5) end)
  fails("no pick", function() return game:count("meins", red) end)
  for one in game:each("tiles") do
    for other in game:each("tiles") do
      if one == other then break end
    end
  end
end

function tools.figures(game)
  local red, blue = game.players[1], game.players[2]
  local figure = game:first("mine", red)
  local road, tile = figure.segment, figure.tile
  assert(figure.owner == red and figure.kind == "meeple" and figure.meeple)
  assert(figure.at == "segment")
  assert(figure.feature == road.feature and figure.place.at == "segment")
  local crow = game:first("spare", red, "crow")
  assert(not crow.meeple and crow.at == "supply" and crow.segment == nil and crow.tile == nil)
  assert(tostring(crow) == "Red crow (supply)", tostring(crow))
  fails("hold", function() crow:hold("moved") end)
  crow:move(tile, "moved")
  assert(crow.at == "tile" and crow.tile == tile and crow.place.tile == tile)
  assert(tostring(crow.place) == "tile", tostring(crow.place))
  crow:move(tile:corner("NE"), "moved")
  assert(crow.at == "corner" and crow.place.at == "corner" and crow.tile == tile)
  crow:move(game:slot("market", 2), "moved")
  assert(crow.at == "slot" and crow.place.area == "workbench.market" or crow.place.area == "market")
  assert(game:count("in_market") == 1)
  fails("slots 1 to 3", function() return game:slot("market", 4) end)
  fails("no area", function() return game:slot("fair", 1) end)
  crow:move(figure, "moved")
  assert(crow.at == "beside" and crow.place.figure == figure)
  crow:imprison(blue, "moved")
  assert(crow.at == "prison" and crow.place.player == blue and figure.place.player == nil)
  crow:to_box("moved")
  assert(crow.at == "box")
  local ox = game:first("spare", blue, "ox")
  ox:move(game:tile_at(0, 0):segment("city 1"), "moved", blue)
  ox:swap(figure, "moved")
  assert(figure.segment.class == "city" and ox.segment == road)
  figure:hold("moved")
  assert(figure.at == "held")
  figure:go_home("moved", red)
  assert(figure.at == "supply" and red:supply() == 7 and blue:supply("ox") == 1)
  fails("no cause", function() ox:go_home("nonsense") end)
  fails("", function() ox:move(nil, "moved") end)
  fails("", function() ox:move(17, "moved") end)
end

function tools.stand(game)
  local red = game.players[1]
  local tile = game:tile_at(1, 0)
  assert(not game:may_stand("meeple", tile:segment("road"), red))
  assert(game:may_stand("meeple", tile:segment("field 1"), red))
  assert(game:may_stand("meeple", tile:segment("field 1").place))
  assert(not game:may_stand("crow", tile:segment("field 1"), red))
  fails("", function() return game:may_stand("elephant", tile:segment("road")) end)
  assert(game:query("workbench.worth", 0, game:first("mine", red)) == 2)
  assert(game:query("worth", game:first("mine", red)) == 2)
  assert(game:query("strength", game:first("mine", red), tile:segment("road").feature) >= 0)
  fails("", function() return game:query("drawn") end)
  fails("", function() return game:query("nothing") end)
end

function tools.state(game, state)
  local red, blue = game.players[1], game.players[2]
  local figure, road = game:first("mine", red), game:tile_at(1, 0):segment("road")
  state.rung = 7
  assert(state.rung == 7)
  fails("outside", function() state.rung = 1001 end)
  fails("", function() state.rung = "x" end)
  fails("", function() return state.nothing end)
  fails("", function() state.nothing = 1 end)
  state.list[2] = -5
  assert(state.list[1] == 0 and state.list[2] == -5)
  fails("1 to 3", function() state.list[4] = 1 end)
  fails("", function() return state.list.x end)
  state.flag[red] = true
  assert(state.flag[red] and not state.flag[blue])
  state.deep[blue][2] = 9
  assert(state.deep[blue][2] == 9 and state.deep[red][2] == 0)
  fails("has 2 values", function() state.deep[red] = 1 end)
  fails("", function() return state.flag[figure] end)
  state.load[road] = 3
  state.load[game:tile_at(0, 0):segment("road")] = 4
  assert(state.load[road] == 3 and state.load[road.feature] == 7)
  state.top[road] = 5
  assert(state.top[road.feature] == 5)
  fails("needs `merge`", function() return state.plain[road.feature] end)
  state.age[game:tile_at(1, 0)] = 8
  assert(state.age[game:tile_at(1, 0)] == 8)
  state.tired[figure] = true
  assert(game:first("tired", red) == figure)
  figure:go_home("moved")
  assert(not state.tired[figure])
  fails("can't be walked", function() pairs(state) end)
end

function tools.agenda(game)
  local figure = game:first("mine", game.players[1])
  game:push("carry", figure, figure.place, 3, true)
  game:push("words", "moved", game.players[1], game:tile_at(1, 0), figure.feature)
  game:push("words", "road", game.players[1], game:tile_at(1, 0), figure.feature)
  fails("at most four", function() game:push("carry", 1, 2, 3, 4, 5) end)
  fails("no step", function() game:push("carrry") end)
  fails("", function() game:push("carry", {}) end)
  game:raise("rung", game.players[2], 4)
  fails("", function() game:raise("drawn") end)
  assert(game:tell("workbench.ring", 2) == 3 and game:tell("absent.verb") == nil)
  fails("did you mean \"absent\"", function() game:tell("absant.verb") end)
  fails("add \"festival\" to uses", function() game:tell("festival.verb") end)
  game:chance("die", game.players[1])
  fails("takes 2 arguments", function() game:ask("ring", game.active, game.active, 1, 2) end)
end

function tools.ask(game) game:ask("ring", game.players[2], game.players[1], 5) end
function tools.round(game) game:ask_round("sign", "left") end
function tools.round_active(game) game:ask_round("ring", "active", game.players[1], 2) end

function tools.lay(game)
  local tile = game:lay_tile("BA/RFr", game:cell(2, 0), 0, game.players[2])
  assert(tile.x == 2 and tile.player.name == "Blue" and tile:segment("road").feature.tiles == 3)
  assert(game:lay_tile("BA/RFr", game:cell(3, 0)).player == nil)
  fails("no type \"BA/nothing\" here", function() game:lay_tile("BA/nothing", game:cell(4, 0)) end)
  fails("", function() game:lay_tile("BA/RFr", game:cell(4, 0), 45) end)
  local left = game.tiles_left
  assert(game:take_from_bag("BA/C") and game.tiles_left == left - 1)
  assert(not game:take_from_bag("WB/bell"))
  game:keep_tile("BA/C", "aside")
  game:keep_tile("BA/C", "hand", game.players[1], "owner")
  game:keep_tile("BA/C", "out", nil, "nobody")
  left = game.tiles_left
  assert(game:back_to_bag("aside", "nothing") == 0 and game:back_to_bag("aside") == 1)
  assert(game.tiles_left == left + 1)
  fails("no tile was just drawn", function() game:put_away("aside") end)
  fails("no tile has the mark", function() game:lay_aside("nothing", 1) end)
  local marks = game:marks("WB/bell")
  assert(marks.bell == true and marks.tower == 4 and marks.colour == "red" and marks.none == nil)
end

function tools.join(game)
  local far = game:lay_tile("BA/RFr", game:cell(5, 0))
  local road, other = game:tile_at(1, 0):segment("road"), far:segment("road")
  game:join(road, other)
  assert(road.feature == other.feature and road.feature.tiles == 3)
  fails("", function() game:join(road, far:segment("field 1")) end)
  game:unjoin(road, other)
  assert(road.feature ~= other.feature and road.feature.tiles == 2)
  fails("", function() game:unjoin(road, other) end)
end

function tools.early(game) game:batch_add(game:tile_at(1, 0):segment("road").feature, "early") end
function tools.triggered(game) game:batch_add(game:tile_at(1, 0):segment("road").feature) end
function tools.drop_now(game)
  local road = game:tile_at(1, 0):segment("road").feature
  if game.turn.number == 1 then
    game:batch_add(road, "early")
    game:batch_drop(road)
  end
end
function tools.drop() end
function tools.again(game) game:part_again() end

function tools.score(game)
  local red = game.players[1]
  red:score(3)
  red:score(-1, "asked")
  red:score(2, "asked", game:tile_at(1, 0):segment("road").feature, "early")
  fails("", function() red:score(1.5) end)
  fails("", function() red:score("2") end)
  fails("", function() red:score(1, "nonsense") end)
  fails("", function() red.points = 9 end)
  fails("", function() red:sing() end)
end

function tools.place_given(game)
  fails("does not fit", function() game:give_tile("WB/piece", game:cell(-1, 0)) end)
  game:give_tile("WB/piece", game:cell(0, 1), 90)
  fails("in hand", function() game:give_tile("WB/piece", game:cell(0, 2)) end)
end

function tools.after_last(game)
  game:turn_to(game.active.left)
  assert(game.active.name == "Blue" and game.turn.number == 2 and game.turn.tile == nil)
  game:give_tile("WB/piece", game:cell(0, 1))
end

return tools
