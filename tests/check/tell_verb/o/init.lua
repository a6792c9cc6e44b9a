-- What m means.
return { api = 1, name = "o", verbs = { rest = function() end } }
