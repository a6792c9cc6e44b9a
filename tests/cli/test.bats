#!/usr/bin/env bats
# test, check, rules, api, import, bench: what they print and how they end.
load common

scenarios() {
    mkdir -p tests
    cat >tests/some.lua <<'LUA'
scenario "A-1: a road of two tiles is worth nothing yet" {
  function(s)
    s:lay("BA/RFr", 1, 0, 0)
    s:expect{ score = { Red = 0 } }
  end,
}
scenario "A-2: this fails" {
  function(s)
    s:expect{ score = { Red = 1 } }
  end,
}
LUA
}

@test "test prints TAP; a failure is 1 and shows line and board" {
    scenarios
    both jacquerie test tests
    expect_status 1
    [ "$(head -n 1 stdout.txt)" = "TAP version 13" ]
    has "$out" "ok 1 - A-1: a road of two tiles is worth nothing yet"
    has "$out" "not ok 2 - A-2: this fails"
    has "$out" "at: tests/some.lua:9"
    has "$out" "board: |"
    has "$out" "1..2"
    has "$err" "1 passed, 1 failed, 0 skipped"
}

@test "test --match takes some; none is an error" {
    scenarios
    both jacquerie test --match A-1 tests/some.lua
    expect_status 0
    has "$out" "1..1"
    both jacquerie test --match A-3 tests
    expect_status 2
}

@test "test --list tells titles only" {
    scenarios
    both jacquerie test --list tests
    expect_status 0
    has "$out" "tests/some.lua:1: A-1"
    hasnt "$out" "ok 1"
}

@test "test --junit writes XML" {
    scenarios
    both jacquerie test --junit out.xml tests
    expect_status 1
    python3 - <<'PY'
import xml.etree.ElementTree as E
suite = E.parse("out.xml").getroot()[0]
assert suite.get("tests") == "2" and suite.get("failures") == "1"
assert len(suite.findall("testcase/failure")) == 1
PY
    both jacquerie test --junit nowhere/out.xml tests
    expect_status 1
    has "$err" "nowhere/out.xml: error: "
}

@test "a test file that is no Lua is a failed test; the others run" {
    scenarios
    echo 'scenario "x' >tests/a.lua
    both jacquerie test tests
    expect_status 1
    has "$out" "not ok 1 - tests/a.lua"
    has "$out" "ok 2 - A-1"
}

@test "no tests below a folder: 2" {
    mkdir -p empty/tests
    both jacquerie test empty
    expect_status 2
    has "$err" "empty: error: "
}

@test "a module's own files are no scenarios" {
    mkdir -p mods/m/tests
    echo 'return { api = 1, name = "m" }' >mods/m/init.lua
    scenarios
    sed -n 1,6p tests/some.lua >mods/m/tests/some.lua
    both jacquerie test mods
    expect_status 0
    has "$out" "1..1"
}

@test "check: an INI without problems is 0 and has nothing on stdout" {
    ini
    both jacquerie check game.ini
    expect_status 0
    [ -z "$out" ]
    has "$err" "nothing wrong"
}

@test "check --explain tells the options and the chains" {
    ini "[rules]" "festival = on"
    both jacquerie check --explain game.ini
    expect_status 0
    has "$out" "farmers = on"
    has "$out" "festival"
    has "$out" "FEST-"
}

@test "check: a module's folder, a shipped module by name" {
    mkdir m
    echo 'return { api = 1, name = "m" }' >m/init.lua
    both jacquerie check m
    expect_status 0
    both jacquerie check festival
    expect_status 0
    both jacquerie check fetsival
    expect_status 2
}

@test "check: a wrong module: 2, its file and line or key" {
    mkdir m
    echo 'return { api = 1, name = "m", offrs = {} }' >m/init.lua
    both jacquerie check m
    expect_status 2
    has "$err" "m/init.lua"
    has "$err" "offrs"
    has "$err" "offers"
    echo 'return { api = 1, name = ' >m/init.lua
    both jacquerie check m
    expect_status 2
    has "$err" "m/init.lua:"
}

@test "check: a module that remembers in a variable is found out" {
    mkdir m
    cat >m/init.lua <<'LUA'
local turns = 0
return {
  api = 1, name = "m", declares = { reasons = { "odd" } },
  on = {
    turn_end = function(game)
      turns = turns + 1
      if turns % 2 == 0 then game.active:score(1, "odd") end
    end,
  },
}
LUA
    both jacquerie check m
    [ "$status" -ne 0 ]
    has "$err" "m/init.lua:5: error: a game goes another way"
    has "$err" "belongs in state"
}

@test "rules list, show and explain" {
    both jacquerie rules
    expect_status 0
    has "$out" "peasant_revolts"
    both jacquerie rules show festival
    expect_status 0
    has "$out" "returns = any_figure"
    has "$out" "FEST-R33 = on"
    both jacquerie rules show fetsival
    expect_status 2
    has "$err" "festival"
    ini "[rules]" "festival = on" "[festival]" "returns = meeples_only" "[rulings]" "FEST-R33 = off"
    both jacquerie rules explain game.ini
    expect_status 0
    has "$out" "returns = meeples_only  (default any_figure)"
    has "$out" "FEST-R33 = off  (default on)"
    both jacquerie rules explain --json game.ini
    expect_status 0
    python3 -c 'import json; e = json.load(open("stdout.txt")); assert e["modules"][0]["name"] == "festival"'
}

@test "api tells hooks and functions; an unknown name suggests one" {
    both jacquerie api
    expect_status 0
    has "$out" "tile_placed"
    both jacquerie api drawn
    expect_status 0
    has "$out" "station"
    both jacquerie api tile_plced
    expect_status 2
    has "$err" "tile_placed"
    both jacquerie api --json
    expect_status 0
    python3 -c 'import json; a = json.load(open("stdout.txt")); assert a["version"]'
}

@test "bench tells a line a case" {
    both jacquerie bench --runs 1 --seconds 0.02 --json
    expect_status 0
    python3 - <<'PY'
import json
lines = {l["case"]: l for l in map(json.loads, open("stdout.txt"))}
for name in "base", "revolts+festival", "clone", "hash", "list placements":
    assert name in lines, name
assert lines["base"]["games_per_second"] > 0 and lines["base"]["allocations"] == 0, lines["base"]
assert lines["revolts+festival"]["lua_calls_per_placement"] <= 0.6, lines
PY
    both jacquerie bench --runs 1 --seconds 0.02 --yardstick /bin/true
    expect_status 2
}

@test "import: what is no game of the other engine: 2" {
    for text in "" "{}" "hello" "[]" '{"players": 3}'; do
        printf '%s' "$text" >no.jcz
        both jacquerie import no.jcz
        expect_status 2 || { echo "for: $text"; return 1; }
        has "$err" "no.jcz"
        [ -z "$out" ]
    done
}

@test "import -o refuses a file that exists" {
    game=$(find "$root/../shared/jcz/random/base-farmers" -name '*.jcz' 2>/dev/null | sort | head -n 1)
    [ -n "$game" ] || skip "no recorded games here"
    echo precious >out.jsonl
    both jacquerie import "$game" -o out.jsonl
    expect_status 2
    [ "$(cat out.jsonl)" = precious ]
    both jacquerie import "$game" --force -o out.jsonl
    expect_status 0
    both jacquerie replay out.jsonl
    expect_status 0
    both jacquerie import --trace "$game"
    expect_status 0
    python3 -c 'import json; t = json.load(open("stdout.txt")); assert "message_points" in t or "trace" in t'
}
