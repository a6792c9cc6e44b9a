-- The globals of a module are an allow-list: what luacheck doesn't know here, the sandbox refuses.
std = {
  read_globals = {
    "arg", "assert", "cell", "error", "ipairs", "opt", "pairs", "pcall", "require", "ruled",
    "select", "tonumber", "tostring", "type",
    math = {
      fields = {
        "abs", "ceil", "floor", "huge", "max", "maxinteger", "min", "mininteger", "random",
        "tointeger", "type",
      },
    },
    string = {
      fields = {
        "byte", "char", "find", "format", "len", "lower", "rep", "reverse", "sub", "upper",
      },
    },
    table = { fields = { "concat", "insert", "pack", "remove", "sort", "unpack" } },
  },
  -- A module's own cells: state.paid[player] = 1.
  globals = { state = { other_fields = true, read_only = false } },
}
max_line_length = 100
exclude_files = { "build", "lua/meta" }
-- A hook's arguments come in a fixed order; those it doesn't need keep their names.
unused_args = false
-- What the host's own library and the vocabulary of scenarios see besides.
files["lua/lib"] = { std = "lua54" }
files["rules/*/tests"] = { read_globals = { "scenario" } }
files["mods/*/tests"] = { read_globals = { "scenario" } }
files["tests"] = { read_globals = { "scenario" } }
files["rules/*/tiles.lua"] = { max_line_length = false }
