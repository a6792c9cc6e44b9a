-- A mod of one file with another name than its file.
return { api = 1, name = "m" }
