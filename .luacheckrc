std = {
  read_globals = {
    "opt",
    "ruled",
    "cell",
    "arg",
    "require",
    "assert",
    "error",
    "pcall",
    "type",
    "tostring",
    "tonumber",
    "select",
    "ipairs",
    "pairs",
    math = { fields = { "abs", "ceil", "floor", "max", "min", "tointeger", "type", "huge", "maxinteger", "mininteger", "random", } },
    string = { fields = { "byte", "char", "find", "format", "len", "lower", "rep", "reverse", "sub", "upper", } },
    table = { fields = { "concat", "insert", "pack", "remove", "sort", "unpack", } },
  },
  globals = { state = { other_fields = true, read_only = false } },
}
-- Above: made by `jacquerie api --luacheck`; a test compares. The globals of a module are an
-- allow-list: what luacheck doesn't know here, the sandbox refuses.
max_line_length = 100
exclude_files = { "build", "lua/meta", "tests/check", "tests/hostile", ".luacheckrc" }
-- A hook's arguments come in a fixed order; those it doesn't need keep their names.
unused_args = false
-- What the vocabulary of scenarios adds.
files["rules/*/tests"] = { read_globals = { "scenario" } }
files["mods/*/tests"] = { read_globals = { "scenario" } }
files["tests"] = { read_globals = { "scenario" } }
files["rules/*/tiles.lua"] = { max_line_length = false }
