-- Options, rulings and metadata of wrong types.
return {
  api = "one", name = "m", title = 7, version = {}, requires = 7, after = { 7 }, uses = { a = 1 }, tiles = 7,
  options = {
    a = 7, ["b c"] = { type = "boolean", default = true }, c = { type = "number", default = 1 },
    d = { type = "integer", default = 1, min = 3, max = 2 }, e = { type = "integer", default = 1.5 },
    f = { type = "enum", values = "x", default = "y" }, g = { type = "string", default = 7 },
    h = { type = "boolean", default = "on" }, i = { type = "boolean", help = 7, default = true },
    j = { type = "enum", values = { 7 }, default = "x" },
  },
  rulings = {
    a = 7, b = { text = 7 }, c = { text = "x", kind = 7 }, d = { text = "x", default = "on" }, e = { text = "x", source = {} },
  },
}
