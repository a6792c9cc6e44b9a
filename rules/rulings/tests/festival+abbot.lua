-- The two together: FEST-R23, ABBOT-X2, COMBO-ABBOT-FEST-1.

local both = { "festival", "abbot" }

local function board(s)
  s:lay("BA/L", 0, 1)
  s:put("Red", "abbot", { 0, 1, "monastery 1" })
  s:draw("FE/RrRr")
  s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
end
local back = { c = "festival.take_back", figure = { 0, 1, "monastery 1" } }
local retrieve = { c = "abbot.retrieve", figure = { 0, 1, "monastery 1" } }

scenario "FEST-R23, ABBOT-X2, COMBO-ABBOT-FEST-1: by the Festival he is taken back without points" {
  rules = both,
  function(s)
    board(s)
    s:expect{ can = { back, retrieve } }
    s:choose(back)
    s:expect{ supply = { Red = { meeple = 7, abbot = 1 } }, score = { Red = 0 }, prompt = "draw" }
  end,
}

scenario "ABBOT-X2: on a festival tile his own way is open too, with points" {
  rules = both,
  function(s)
    board(s)
    s:choose(retrieve)
    s:expect{ supply = { Red = { abbot = 1 } }, score = { Red = 3 } } -- the start tile and 1,0
  end,
}

scenario "COMBO-ABBOT-FEST-1: off: taken back by the Festival he scores as by his own rule" {
  rules = both, rulings = { ["COMBO-ABBOT-FEST-1"] = false },
  function(s)
    board(s)
    s:choose(back)
    s:expect{ supply = { Red = { abbot = 1 } }, score = { Red = 3 } }
  end,
}
