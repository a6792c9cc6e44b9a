-- The abbey: its edges fit all and close what they meet; there is no field on it.
return { { id = "AM/A", edges = "AAAA", abbey = true, marks = { "abbey" } } }
