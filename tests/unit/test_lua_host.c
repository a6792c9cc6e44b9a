/* The sandbox: limits, errors, the allow-list, the library. */
#include <string.h>
#include <unistd.h>

#include "suites.h"
#include "test_lua_kit.h"

typedef struct row {
    const char *text, *expected;
} row;

/* ---- limits ---------------------------------------------------------------------------------- */

static const row limits[] = {
    { "while true do end", "mod/init.lua:1: error: instruction limit of 1M reached" },
    { "local function spin() while true do end end\nrepeat until pcall(spin)",
      "mod/init.lua:1: error: "
      "instruction limit of 1M" },
    { "local n = 0\nwhile true do\n  pcall(pcall, function() n = n + 1 end)\nend",
      "instruction limit" },
    { "pcall(function() while true do end end)\nreturn true",
      "mod/init.lua:1: error: instruction limit" },
    { "local t = {}\nfor i = 1, 1e9 do\n  t[i] = i\nend",
      "mod/init.lua:3: error: memory limit of 1M for one table" },
    { "local s = 'x'\nwhile true do s = s .. s end",
      "mod/init.lua:2: error: memory limit of 16384 bytes for "
      "one string" },
    { "local function f() return 1 + f() end\nf()",
      "mod/init.lua:1: error: memory limit of 1M for one table or stack of calls" },
    { "local function f() pcall(f) f() end\nf()", "mod/init.lua:1: error: " },
    { "local function f(...) return f(1, ...) end\nf()", "error: " },
    { "string.rep('a', 2 ^ 28)", "string.rep: the result would be longer than 16384 bytes" },
    { "local s = ('a'):rep(1 << 28)", "string.rep: the result would be longer" },
    { "local t = {}\nfor i = 1, 60000 do t[i] = i end\nwhile true do table.insert(t, 1, 1) end",
      "mod/init.lua:3: error: instruction limit" },
    { "local t = {}\nfor i = 1, 60000 do t[i] = -i end\nwhile true do table.sort(t) end",
      "instruction limit" },
    { "table.unpack({}, 1, 1e8)", "table.unpack: more than 200 values" },
    { "local s = ('k'):rep(3000)\nwhile true do s:find(('k'):rep(99) .. 'x') end",
      "instruction limit" },
    { "while true do ('x'):rep(9999):upper() end", "instruction limit" },
    { "tonumber(('1'):rep(9999))", "more than 200 characters" },
};

START_TEST(limit_is_met_and_the_state_goes_on)
{
    lua_kit k;
    lua_kit_open(&k, NULL);
    const row *r = &limits[_i];
    lua_kit_fails(&k, r->text, r->expected);
    lua_kit_true(&k, "local n = 0\nfor i = 1, 1000 do n = n + i end\nreturn n == 500500");
    lua_kit_fails(&k, r->text, r->expected);
    lua_kit_close(&k);
}
END_TEST

START_TEST(limits_are_those_configured)
{
    lua_kit k;
    const jac_lua_limits small = { .memory = 1u << 20, .instructions = 300000 };
    lua_kit_open(&k, &small);
    lua_kit_fails(&k, "while true do end", "instruction limit of 300K reached");
    lua_kit_fails(&k, "local t = {}\nwhile true do t = { t } end",
                  "mod/init.lua:2: error: memory limit of 1M reached");
    lua_kit_fails(&k,
                  "local function f() local t = {} while true do t = { t } end end\n"
                  "repeat until pcall(f)\nreturn true",
                  "mod/init.lua:1: error: memory limit of 1M");
    lua_kit_true(&k, "local t = {} for i = 1, 1000 do t = { t } end return true");
    lua_kit_close(&k);
    const jac_lua_limits tiny = { .memory = 20000 };
    ck_assert_ptr_null(jac_lua_new(&tiny, &k.error));
    ck_assert_int_eq(k.error.status, JAC_E_MEMORY);
}
END_TEST

/* ---- errors ---------------------------------------------------------------------------------- */

static const row errors[] = {
    { "\nlocal x\nmissing()",
      "mod/init.lua:3: error: attempt to call a nil value (global 'missing')" },
    { "\nlocal x\nreturn x.y", "mod/init.lua:3: error: attempt to index a nil value (local 'x')" },
    { "\nerror('x')", "mod/init.lua:2: error: x; in init.lua of mod" },
    { "\nerror('x', 0)", "mod/init.lua:2: error: x" },
    { "local function f()\n  error('x', 2)\nend\nf()", "mod/init.lua:4: error: x" },
    { "\n\nlocal = 3", "mod/init.lua:3: error: <name> expected near '='" },
    { "\nerror()", "mod/init.lua:2: error: (error object is a nil value)" },
    { "\nerror({ code = 7 })", "mod/init.lua:2: error: (error object is a table value)" },
    { "\nerror(true)", "(error object is a boolean value)" },
    { "\nerror(print)", "(error object is a nil value)" },
    { "\nerror(12)", "mod/init.lua:2: error: 12" },
    { "\nerror(1.5)", "mod/init.lua:2: error: 1.5" },
    { "\nassert(false)", "mod/init.lua:2: error: assertion failed!" },
    { "\nassert(nil, 'why; because')", "mod/init.lua:2: error: why; because; in init.lua of mod" },
    { "\ntable.sort({ 3, 1, 2 }, function(a, b)\n  return a.x < b end)",
      "mod/init.lua:3: error: attempt" },
    { "local ok, e = pcall(error, 'mod/init.lua:9: old', 0)\nerror(e, 0)",
      "mod/init.lua:9: error: old" },
    { "return 1 + '1'", "attempt to perform arithmetic on a string value" },
    { "while", "mod/init.lua:1: error: unexpected symbol near <eof>" },
};

START_TEST(error_has_its_place)
{
    lua_kit k;
    lua_kit_open(&k, NULL);
    lua_kit_fails(&k, errors[_i].text, errors[_i].expected);
    ck_assert_str_eq(k.error.file, "mod/init.lua");
    lua_kit_close(&k);
}
END_TEST

START_TEST(bytecode_is_refused)
{
    lua_kit k;
    char path[200];
    lua_kit_open(&k, NULL);
    lua_kit_file(&k, "init.lua", "\x1bLuaT\0\x19\x93", 8);
    snprintf(path, sizeof path, "%s/init.lua", k.folder);
    ck_assert_int_eq(jac_lua_run_file(k.lua, 0, path, "mod/init.lua", &k.error), JAC_E_RULES);
    ck_assert_str_eq(k.error.what, "is compiled Lua");
    lua_kit_close(&k);
}
END_TEST

START_TEST(long_names_stay_apart)
{
    lua_kit k;
    char path[200];
    lua_kit_open(&k, NULL);
    lua_kit_file(&k, "init.lua", "error('x')", 10);
    snprintf(path, sizeof path, "%s/init.lua", k.folder);
    const char *shown =
        "mods/one_of_two_folders_with_a_very_long_name_that_goes_on/house_rules.lua";
    ck_assert_int_ne(jac_lua_run_file(k.lua, 0, path, shown, &k.error), JAC_OK);
    ck_assert_str_eq(k.error.file, "mods/one_of_two_folders_with_a_very_long_n~/house_rules.lua");
    ck_assert_int_eq(k.error.line, 1);
    lua_kit_close(&k);
}
END_TEST

/* ---- the allow-list -------------------------------------------------------------------------- */

static const row refused[] = {
    { "x = 1", "\"x\" would be a global; write local x" },
    { "_ENV.x = 1", "\"x\" would be a global" },
    { "string.rep = nil", "\"rep\" can't be set here; this table is read-only" },
    { "table.insert = nil", "this table is read-only" },
    { "math.x = 1", "this table is read-only" },
    { "opt.x = 1", "this table is read-only" },
    { "table.insert(math, 1)", "this table is read-only" },
    { "table.sort(string)", "this table is read-only" },
    { "string = nil", "\"string\" would be a global" },
    { "local s = 'x'\ns.y = 1", "attempt to index a string value" },
    { "ruled('NO-SUCH')", "no ruling \"NO-SUCH\" is known" },
    { "math.random(6)", "math.random is for handlers, steps and takes" },
    { "state.x = 1", "there is no game now" },
    { "require('../secret')", "only the name of a file in the module's own folder" },
    { "require('/etc/passwd')", "only the name of a file" },
    { "require('a.b')", "only the name of a file" },
    { "require('absent')", "there is no file mod/absent.lua" },
    { "require('link')", "leads out of the module's folder" },
    { "require('ring')", "two files require each other" },
    { "require('broken')", "mod/broken.lua:2: error: attempt" },
    { "require('wrong')", "mod/wrong.lua:1: error: " },
    { "('x'):find('x?')", "there are no patterns here" },
    { "string.format('%p', {})", "no conversion \"%p\"" },
    { "string.format('%200d', 1)", "no conversion" },
    { "string.format('%d', 'x')", "number expected, got string" },
    { "for k in pairs({ [1.5] = 1 }) do end", "pairs: a key is a number" },
    { "for k in pairs({ [pairs] = 1 }) do end", "pairs: a key is a function" },
    { "table.concat({ {} })", "invalid value (table) at index 1" },
};

START_TEST(refused_with_a_reason)
{
    lua_kit k;
    char path[200];
    lua_kit_open(&k, NULL);
    snprintf(path, sizeof path, "%s/link.lua", k.folder);
    ck_assert_int_eq(symlink("/etc/hostname", path), 0);
    lua_kit_file(&k, "ring.lua", "return require('ring')", 22);
    lua_kit_file(&k, "broken.lua", "\nreturn nothing.x", 17);
    lua_kit_file(&k, "wrong.lua", "return return", 13);
    lua_kit_fails(&k, refused[_i].text, refused[_i].expected);
    lua_kit_close(&k);
}
END_TEST

static const char *const holds[] = {
    "return load == nil and loadstring == nil and dofile == nil and loadfile == nil",
    "return io == nil and os == nil and debug == nil and package == nil and coroutine == nil",
    "return setmetatable == nil and getmetatable == nil and rawset == nil and rawget == nil",
    "return rawequal == nil and rawlen == nil and next == nil and print == nil and _G == nil",
    "return collectgarbage == nil and xpcall == nil and utf8 == nil and game == nil",
    "return string.dump == nil and ('x').dump == nil and string.gsub == nil and ('x').gsub == nil",
    "return ('x').match == nil and string.gmatch == nil and math.randomseed == nil",
    "return ('ab'):rep(2) == 'abab' and ('ab'):upper() == 'AB' and ('abc'):sub(2, -1) == 'bc'",
    "return ('abc'):find('c') == 3 and ('a.c'):find('.', 1, true) == 2 and ('abc'):find('x') == "
    "nil",
    "local a, b = ('abcabc'):find('bc', -2) return a == 5 and b == 6 and ('ab'):find('') == 1",
    "return string.format('%5.1f|%s|%q', 2.25, 'x', 'y') == '  2.2|x|\"y\"'",
    "return string.format('%s %s %d%%', {}, print, 3) == 'table nil 3%'",
    "return tostring({}) == 'table' and tostring(pairs) == 'function' and tostring(nil) == 'nil'",
    "return tostring(1.0) == '1.0' and tostring(12) == '12' and tostring('x') == 'x'",
    "local s = '' for k in pairs({ b = 1, a = 2, [3] = 1, [-1] = 1, ab = 0, [2] = 1 }) do s = s .. "
    "k .. ' ' "
    "end return s == '-1 2 3 a ab b '",
    "local t, n = { a = 1, b = 2, c = 3 }, 0 for k in pairs(t) do t.b = nil n = n + 1 end return n "
    "== 2",
    "local t = {} for i = 1, 300 do t[i] = { i % 7, i } end table.sort(t, function(a, b) return "
    "a[1] < b[1] "
    "end) for i = 2, 300 do if t[i - 1][1] > t[i][1] or t[i - 1][1] == t[i][1] and t[i - 1][2] > "
    "t[i][2] "
    "then return false end end return true",
    "local t = { 3, 1, 2 } table.sort(t) return table.concat(t, ',') == '1,2,3'",
    "local t = {} for i = 1, 50 do t[i] = i end table.sort(t, function() return true end) return "
    "#t == 50",
    "local t = { 1, 2 } table.insert(t, 3) table.insert(t, 1, 0) return table.concat(t, '') == "
    "'0123' and "
    "table.remove(t, 1) == 0 and table.remove(t) == 3 and #t == 2",
    "local t = table.pack(1, nil, 3) return t.n == 3 and select('#', table.unpack(t, 1, 3)) == 3",
    "local ok, e = pcall(error, { 7 }) return not ok and e[1] == 7",
    "local ok, e = pcall(string.rep, 'x', 1 << 30) return not ok",
    "return select('#', pcall(function() return 1, 2 end)) == 3",
    "return tonumber('0x10') == 16 and tonumber('z', 36) == 35 and tonumber('x') == nil",
    "return math.type(6 / 2) == 'float' and math.tointeger(3.0) == 3 and math.floor(3.7) == 3",
    "return require('part') == require('part') and require('part')[1] == 'mod'",
    "local n = 0 for _ in pairs(opt) do n = n + 1 end return n == 0",
    "return #{ 1, 2 } == 2 and type(state) == 'table'",
};

START_TEST(library_does_this)
{
    lua_kit k;
    lua_kit_open(&k, NULL);
    lua_kit_file(&k, "part.lua", "return { 'mod' }", 16);
    lua_kit_true(&k, holds[_i]);
    lua_kit_close(&k);
}
END_TEST

/* Every string function is the same by its table and as a method. */
START_TEST(string_methods_are_the_table)
{
    lua_kit k;
    lua_kit_open(&k, NULL);
    lua_kit_true(
        &k, "for _, name in ipairs({ 'byte', 'char', 'find', 'format', 'len', 'lower', 'rep', "
            "'reverse', 'sub', 'upper', 'match', 'gsub', 'dump', 'pack' }) do if string[name] ~= "
            "('x')[name] then return false end end return true");
    lua_kit_close(&k);
}
END_TEST

/* Every way to a number that is none: by operators, by the library's functions, when it is caught.
 */
static const char *const nans[] = {
    "return 0 / 0",
    "return -(0 / 0)",
    "local zero = 0.0 return zero / zero",
    "local none <const> = 0 / 0 return none",
    "return math.huge - math.huge",
    "return math.huge + -math.huge",
    "return math.huge * 0",
    "return math.huge / math.huge",
    "return math.huge // math.huge",
    "return 0.0 // 0",
    "return math.huge % 2",
    "return 1 % 0.0",
    "return (-8) ^ (1 / 3)",
    "return pcall(function() return 0 / 0 end)",
    "return select(2, pcall(function() error(0 / 0) end))",
    "local t = setmetatable and {} or {} t[1] = math.huge - math.huge return #t",
    "for _ = 1, 0 / 0 do end return 1",
    "return 0 / 0 == 0 / 0",
};

START_TEST(no_number_is_an_error)
{
    lua_kit k;
    lua_kit_open(&k, NULL);
    lua_kit_fails(&k, nans[_i], "made a number that is none, as 0/0 is");
    lua_kit_true(&k, "return 1 / 0 == math.huge"); /* the next call is not blamed for it */
    lua_kit_close(&k);
}
END_TEST

/* What looks like another way there is none, and large numbers are no NaN. */
static const char *const no_nans[] = {
    "return tonumber('nan') == nil and tonumber('-nan') == nil and tonumber('NaN') == nil",
    "return tonumber('inf') == nil and tonumber('0x1p99999') == math.huge",
    "return not pcall(function() return 'nan' + 0 end)",
    "return string.unpack == nil and string.pack == nil",
    ("for _, name in ipairs({ 'fmod', 'sqrt', 'log', 'acos', 'asin', 'atan', 'sin', 'cos', 'tan', "
     "'exp', 'modf' }) do if math[name] then return false end end return true"),
    "return math.max(math.huge, 1) == math.huge and math.abs(-math.huge) == math.huge",
    "return math.floor(1e300) == 1e300 and math.tointeger(1e300) == nil",
    "return not pcall(function() return 1 % 0 end)",
    "return 5 % math.huge == 5 and -5 % math.huge == math.huge",
    "return not pcall(string.format, '%d', 1e300) and math.type(1e300) == 'float'",
    "return string.format('%.0f', 2 ^ 80) == '1208925819614629174706176'",
    "return not pcall(function() return 1e300 | 0 end) and not pcall(string.rep, 'x', 1e300)",
};

START_TEST(no_error_without_one)
{
    lua_kit k;
    lua_kit_open(&k, NULL);
    lua_kit_true(&k, no_nans[_i]);
    lua_kit_close(&k);
}
END_TEST

#define ROWS(array) (int)(sizeof(array) / sizeof *(array))

Suite *lua_host_suite(void)
{
    Suite *suite = suite_create("lua_host");
    TCase *tcase = tcase_create("sandbox");
    tcase_set_timeout(tcase, 60);
    tcase_add_loop_test(tcase, limit_is_met_and_the_state_goes_on, 0, ROWS(limits));
    tcase_add_test(tcase, limits_are_those_configured);
    tcase_add_loop_test(tcase, error_has_its_place, 0, ROWS(errors));
    tcase_add_test(tcase, bytecode_is_refused);
    tcase_add_test(tcase, long_names_stay_apart);
    tcase_add_loop_test(tcase, refused_with_a_reason, 0, ROWS(refused));
    tcase_add_loop_test(tcase, library_does_this, 0, ROWS(holds));
    tcase_add_test(tcase, string_methods_are_the_table);
    tcase_add_loop_test(tcase, no_number_is_an_error, 0, ROWS(nans));
    tcase_add_loop_test(tcase, no_error_without_one, 0, ROWS(no_nans));
    suite_add_tcase(suite, tcase);
    return suite;
}
