#!/usr/bin/env bats
# Cases from reality about INI files, seeds and output, by their ids. Others stand where they belong:
# `grep -rn C112 tests rules`.
load common

says() { # LINES MESSAGE...: game.ini of these lines is refused with 2 and says just these messages
    printf '%b\n' "$1" >game.ini
    shift
    both jacquerie check game.ini
    expect_status 2
    printf '%s\n' "$@" | diff - stderr.txt
}

@test "C101: a comment after a value is ' ; '; anything else there is refused, nothing is cut" {
    printf '[game]\nseed = 42 ; lucky\n' >game.ini
    both jacquerie run --json game.ini
    expect_status 0
    has "$out" '"seed":"42"'
    says '[game]\nseed = 42 # lucky' \
        "game.ini:2: error: there is a '#' in the value of \"seed\"; a comment after a value starts with \" ; \""
    says '[game]\nplayers = a;b;c' \
        "game.ini:2: error: there is a ';' in the value of \"players\"; a list is separated by commas, a comment starts with \" ; \""
    says '[game]\nplayers = a; b ;c' \
        "game.ini:2: error: there is a ';' in the value of \"players\"; a list is separated by commas, a comment starts with \" ; \""
    says '[game]\nplayers = say #1, Blue' \
        "game.ini:2: error: there is a '#' in the value of \"players\"; a comment after a value starts with \" ; \""
}

@test "C102: an indented line is an error with its number, never part of the value above" {
    says '[rules]\nfestival = on\n  peasant_revolts = on' \
        'game.ini:3: error: the line "peasant_revolts = on" is indented; start it in the first column, or it would continue the line above'
}

@test "C104: a key given twice is an error that names both lines; case counts" {
    says '[rules]\nfestival = on\n[game]\nseed = 1\n[rules]\nfestival = off' \
        'game.ini:6: error: the key "festival" of [rules] is given twice; it stands in line 2 already'
    says '[rules]\nFestival = on' \
        'game.ini:2: error: there is no module "Festival"; upper and lower case count: write "festival"'
}

@test "C106: an unknown key or section is an error with the nearest name" {
    says 'x = 1\n[rules]\nfestval = on\n[rule]\nfestival = on\n[mod.unknown]\nx = 1' \
        'game.ini:1: error: the key "x" stands outside any section; write a line like [game] or [rules] above it' \
        'game.ini:3: error: there is no module "festval"; did you mean "festival"?' \
        'game.ini:5: error: there is no section or module "rule"; did you mean "rules"?' \
        'game.ini:7: error: there is no section or module "mod.unknown"; "jacquerie rules" lists the modules'
    says '[rules]\nfestival = on\n[festival]\nreturn = any_figure' \
        'game.ini:4: error: festival has no option "return"; did you mean "returns"?'
}

@test "C109: a number is a whole decimal number in its range, or refused with both" {
    for value in ten 1e3 0x10 12abc 2.0 +1 1_000; do
        says "[game]\nsets = $value\nseed = $value" \
            "game.ini:2: error: \"$value\" is no whole number for sets; use 1 to 20" \
            "game.ini:3: error: \"$value\" is no whole number for seed; use 0 to 18446744073709551615"
    done
    for value in -1 -5 99999999999999999999; do
        says "[game]\nsets = $value\nseed = $value" \
            "game.ini:2: error: \"$value\" is out of range for sets; use 1 to 20" \
            "game.ini:3: error: \"$value\" is out of range for seed; use 0 to 18446744073709551615"
        ini
        both jacquerie run --seed "$value" game.ini # the command line takes no other ones
        expect_status 2
    done
}

@test "C112: LF, CRLF and a missing last line end mean the same; a bare CR is refused" {
    printf '[game]\nseed = 5\t\nfarmers = off\t' >lf.ini
    printf '[game]\r\nseed = 5\t\r\nfarmers = off\t\r\n' >crlf.ini
    for name in lf crlf; do
        both jacquerie run --record $name.jsonl $name.ini
        expect_status 0
    done
    cmp lf.jsonl crlf.jsonl
    says '[game]\rseed = 5\r' \
        'game.ini:1: error: a line ends with a bare CR; save the file with LF or CRLF line ends'
}

@test "C114: a mod's path is taken from the INI's own folder, wherever one stands" {
    mkdir -p "a b é/conf" "a b é/rules/house" elsewhere
    echo 'return { api = 1, name = "house", on = { turn_end = function() error("here") end } }' \
        >"a b é/rules/house/init.lua"
    printf '[game]\nseed = 1\n[mods]\npath = ../rules\nhouse = on\n' >"a b é/conf/a.ini"
    for place in . "a b é" "a b é/conf" elsewhere; do
        (cd "$place" && jacquerie run "$BATS_TEST_TMPDIR/a b é/conf/a.ini" 2>&1 || true) >said.txt
        has "$(cat said.txt)" "rules/house/init.lua:1: error: here"
    done
}

@test "C118: a closed pipe ends the command quietly; a full disk is told" {
    ini
    status=0 out="" err=""
    { jacquerie run --watch game.ini 2>stderr.txt || echo $? >status.txt; } | head -n 1 >line.txt
    [ ! -s stderr.txt ]
    status=$(cat status.txt)
    expect_status 141
    [ -e /dev/full ] || skip "no /dev/full"
    status=0
    jacquerie run game.ini >/dev/full 2>stderr.txt || status=$?
    expect_status 1
    has "$(cat stderr.txt)" "error: the output can't be written"
}

@test "C121: a seed fixes the whole game, and the record has all it takes to repeat it" {
    ini "first_player = random" "bots = greedy, random" "[rules]" "peasant_revolts = on" "festival = on"
    jacquerie run --record one.jsonl game.ini >one.txt
    jacquerie run --record two.jsonl game.ini >two.txt
    cmp one.jsonl two.jsonl
    cmp one.txt two.txt
    python3 - <<'PY'
import json
header = json.loads(open("one.jsonl").readline())
assert header["seed"] == "7" and header["version"], header
assert all(len(m["hash"]) == 32 and m["version"] for m in header["ruleset"]["modules"]), header
assert header["ruleset"]["options"]["peasant_revolts"]["set_aside"] is not None, header
PY
}

@test "C061: ten tiles by default; the print is an option, and naming two is an error with both lines" {
    ini "[rules]" "festival = on"
    jacquerie rules tiles game.ini >tiles.txt
    [ "$(grep -c '"FE/' tiles.txt)" -eq 10 ]
    jacquerie run --record game.jsonl game.ini >/dev/null
    has "$(head -n 1 game.jsonl)" '"print":'
    says '[rules]\nfestival = on\n[festival]\nprint = 2016\nprint = 2024' \
        'game.ini:5: error: the key "print" of [festival] is given twice; it stands in line 4 already'
}

@test "C134: a record with a line missing, changed, swapped or cut: the line, what was there, what was legal" {
    ini
    jacquerie run --record game.jsonl game.ini >/dev/null
    sed 20d game.jsonl >missing.jsonl
    sed '20{h;d};21G' game.jsonl >swapped.jsonl
    sed '20s/BA\/[A-Za-z+]*/BA\/None/' game.jsonl >changed.jsonl
    for name in missing swapped; do
        both jacquerie replay $name.jsonl
        expect_status 1
        has "$err" "$name.jsonl:2"
    done
    both jacquerie replay changed.jsonl
    grep -q None changed.jsonl
    expect_status 1
    has "$err" "changed.jsonl:20"
    head -c -30 game.jsonl >cut.jsonl
    both jacquerie replay cut.jsonl
    expect_status 1
    has "$err" "cut.jsonl:"
}
