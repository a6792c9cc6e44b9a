-- Offers something each third time that it is asked.
local asked = 0
return {
  api = 1, name = "m",
  offers = {
    action = {
      shout = {
        text = "shout",
        can = function() asked = asked + 1; return asked % 3 == 0 end,
        take = function() end,
      },
    },
  },
}
