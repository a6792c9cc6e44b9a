#!/usr/bin/env bats
# What the shipped systems promise and a scenario can't show: options that are refused, other tile
# files, whole games by seed.
load common

refused() { # LINES MESSAGE...: the INI is not loaded, each message stands in stderr
    ini "[rules]" "peasant_revolts = on" "festival = on" "$1"
    shift
    both jacquerie check game.ini
    [ "$status" -eq 1 ] || expect_status 2
    for message in "$@"; do has "$err" "$message"; done
}

@test "FEST-R7: the print of 2024 is refused, and both missing tiles are named" {
    refused $'[festival]\nprint = 2024' "festival/tiles.lua:" "FE/2024.1 and FE/2024.2" "print = 2016"
}

@test "FEST-R7: with a file that has all twelve the print of 2024 is played" {
    rules=$root/rules
    python3 - "$rules/festival/tiles.lua" >twelve.lua <<'PYTHON'
import sys
text = open(sys.argv[1]).read()
text = text[:text.index("  -- FEST-R7")]
for n in (1, 2):
    text += '  { id = "FE/2024.%d", count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } },\n' % n
    text += '    marks = { "festival" } },\n'
print(text + "}")
PYTHON
    ini "[rules]" "festival = on" "[festival]" "print = 2024" "tiles = twelve.lua"
    both jacquerie rules tiles game.ini
    expect_status 0
    [ "$(grep -c '"FE/' stdout.txt)" -eq 12 ]
}

@test "C052: one spelling a value; others are refused with the list" {
    for value in figures followers follower meeple Any_figure "any figure" anyfigure; do
        refused "[festival]"$'\n'"returns = $value" "game.ini:8: error: " "\"$value\"" \
            "any_figure, meeples_only"
    done
    for value in any_figure meeples_only; do
        ini "[rules]" "festival = on" "[festival]" "returns = $value"
        both jacquerie check game.ini
        expect_status 0
    done
}

@test "options of the Peasant Revolts out of range or misspelt are refused" {
    refused $'[peasant_revolts]\nset_aside = 13' "game.ini:8: error: " "an integer from 0 to 12"
    refused $'[peasant_revolts]\nprotect_later = exclusiv' "exclusive, literal"
    refused $'[peasant_revolts]\nset_asid = 3' "\"set_asid\"" "set_aside"
    refused $'[rulings]\nREVOLT-R32 = off' "no ruling \"REVOLT-R32\""
}

@test "options of Inns & Cathedrals and Traders & Builders out of range or misspelt are refused" {
    while IFS='|' read -r module option message; do
        ini "[rules]" "$module = on" "[$module]" "$option"
        both jacquerie check game.ini
        [ "$status" -eq 1 ] || expect_status 2
        has "$err" "game.ini:"
        has "$err" "$message"
    done <<'OPTIONS'
inns_and_cathedrals|large_meeples = 9|an integer from 0 to 8
inns_and_cathedrals|large_meeples = -1|an integer from 0 to 8
inns_and_cathedrals|inns = maybe|"maybe"
inns_and_cathedrals|incomplete_inn_cathedral = none|zero, ignore
inns_and_cathedrals|cathedral = off|did you mean "cathedrals"?
traders_and_builders|builders = 9|an integer from 0 to 8
traders_and_builders|pigs = two|an integer from 0 to 8
traders_and_builders|double_turn = always|optional, automatic
traders_and_builders|pig_herds = on|did you mean "pig_herd"?
OPTIONS
}

@test "a tile file with goods that no cell can hold is refused with the tile's name" {
    ini "[rules]" "traders_and_builders = on" "[traders_and_builders]" "tiles = mine.lua"
    cat >mine.lua <<'LUA'
return { { id = "X/1", edges = "CFFF", city = { { "N", marks = { wine = 10 } } },
  field = { { "E", "S", "W", touches = { 1 } } } } }
LUA
    both jacquerie check game.ini
    expect_status 2
    has "$err" "X/1"
    has "$err" "mark wine = 10 is outside the 0..9"
}

@test "REVOLT-R2 (C041): nine of the twelve in each game, not always the same, by the seed" {
    ini "[rules]" "peasant_revolts = on"
    for seed in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 7; do
        both jacquerie run --seed $seed --force --record game.jsonl game.ini
        expect_status 0
        grep '"chance": *"draw"' game.jsonl | grep -oE 'PR/[0-9]+' | sort >drawn.txt
        [ "$(wc -l <drawn.txt)" -eq 9 ]
        [ "$(sort -u drawn.txt | wc -l)" -eq 9 ]
        [ -e "$seed.txt" ] && cmp drawn.txt "$seed.txt"
        mv drawn.txt "$seed.txt"
    done
    # Each is left out of some game: none is in all twenty.
    ! sort [0-9]*.txt | uniq -c | grep -q '^ *20 '
}

@test "another tile file stands in for a system's own" {
    printf '%s\n' 'return { { id = "XX/1", count = 4, edges = "FFFF",' \
        '  field = { { "N", "E", "S", "W" } }, marks = { revolt = "city" } } }' >my_tiles.lua
    ini "[rules]" "peasant_revolts = on" "[peasant_revolts]" "set_aside = 1" "tiles = my_tiles.lua"
    both jacquerie rules tiles game.ini
    expect_status 0
    has "$out" "XX/1"
    hasnt "$out" "PR/01"
    both jacquerie run --record game.jsonl game.ini
    expect_status 0
    [ "$(grep '"chance": *"draw"' game.jsonl | grep -c 'XX/1')" -eq 3 ]
}

@test "every id of the rule book is held by a scenario, described or waiting" {
    both "$root/tests/scenarios/coverage.sh"
    case $out in *"# SKIP"*) skip "${out#*# SKIP }" ;; esac
    expect_status 0
}

@test "mods/README.md: the rule, its test and its INI work as written" {
    mkdir -p mods/proud_cities/tests
    python3 - "$root/mods/README.md" <<'PYTHON'
import re, sys
text = open(sys.argv[1]).read()
rule, test = re.findall(r"```lua\n(.*?)```", text, re.S)
ini = re.findall(r"```ini\n(.*?)```", text, re.S)[0]
for name, part in ("mods/proud_cities/init.lua", rule), ("mods/proud_cities/tests/proud.lua", test), ("game.ini", ini):
    open(name, "w").write(part)
PYTHON
    both jacquerie check mods/proud_cities
    expect_status 0
    both jacquerie test mods/proud_cities
    expect_status 0
    has "$out" "ok 1 - proud_cities: "
    both jacquerie run game.ini
    expect_status 0
    both jacquerie api feature_points
    expect_status 0
}

@test "the READMEs of the systems name every option and ruling, and no others" {
    for system in peasant_revolts festival; do
        both jacquerie rules show --json $system
        expect_status 0
        python3 - "$root/rules/$system/README.md" <<'PYTHON'
import json, re, sys
text = open(sys.argv[1]).read()
shown = json.load(open("stdout.txt"))
options = {o["name"] for o in shown["options"]} | {"tiles"}
rulings = {r["id"] for r in shown["rulings"]}
told = set(re.findall(r"^\| `(\w+)`", text, re.M))
ruled = set(re.findall(r"^\| ((?:REVOLT|FEST|COMBO)-[\w-]+) \|", text, re.M))
assert told == options, told ^ options
assert ruled == rulings, ruled ^ rulings
PYTHON
    done
}
