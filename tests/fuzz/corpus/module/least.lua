return { api = 1, name = "fair" }
