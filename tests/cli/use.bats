#!/usr/bin/env bats
# Exit status, streams and messages that all commands share.
load common

commands="run compare replay test check rules api import serve bench"

@test "--version prints the version" {
    both jacquerie --version
    expect_status 0
    [[ "$out" =~ ^jacquerie\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
    [ -z "$err" ]
}

@test "--version --json is an object" {
    both jacquerie --version --json
    expect_status 0
    python3 -c 'import json; v = json.load(open("stdout.txt")); assert v["name"] == "jacquerie" and v["record"] == 1'
}

@test "--help lists the commands and the exit status" {
    both jacquerie --help
    expect_status 0
    for command in $commands; do has "$out" "  $command "; done
    has "$out" "130 interrupted"
}

@test "each command has --help with the exit status" {
    for command in $commands; do
        both jacquerie $command --help
        expect_status 0
        has "$out" "Usage: jacquerie $command"
        has "$(tr -s ' \n' ' ' <stdout.txt)" "Exit status: 0 done"
    done
}

@test "no command, an unknown command or option, a missing or further argument: 2, and nothing on stdout" {
    ini
    for line in "" "dance" "--dance" "run" "run --dance game.ini" "run game.ini game.ini" \
        "run --seed x game.ini" "run --seed -1 game.ini" "run --seed 18446744073709551616 game.ini" \
        "run --watch --json game.ini" "replay" "replay --to x a.jsonl" "test" "check" \
        "rules dance" "rules show" "rules explain" "rules list x" "import" "bench --runs 0" \
        "bench --seconds x" "--json"; do
        # Word splitting is wanted.
        # shellcheck disable=SC2086
        both jacquerie $line
        expect_status 2 || { echo "for: $line"; return 1; }
        [ -z "$out" ]
        [ -n "$err" ]
    done
}

@test "a file that isn't there: 2 and its name" {
    for command in run replay check "rules explain" import test; do
        # shellcheck disable=SC2086
        both jacquerie $command nothing.here
        expect_status 2 || { echo "for: $command"; return 1; }
        has "$err" "nothing.here: error: "
        [ -z "$out" ]
    done
}

@test "a folder in place of a file: 2" {
    mkdir folder
    for command in run replay check "rules explain" import; do
        # shellcheck disable=SC2086
        both jacquerie $command folder
        expect_status 2 || { echo "for: $command"; return 1; }
        has "$err" "folder: error: "
    done
}

@test "errors have file, line, what and hint" {
    ini "farmrs = on"
    both jacquerie run game.ini
    expect_status 2
    has "$err" "game.ini:4: error: "
    has "$err" "farmrs"
    has "$err" "; "
    has "$err" "farmers"
}

@test "all problems of an INI are told in one run" {
    ini "farmrs = on" "edition = C9" "[rules]" "nothing_such = on"
    both jacquerie check game.ini
    expect_status 2
    has "$err" "game.ini:4: error: "
    has "$err" "game.ini:5: error: "
    has "$err" "game.ini:7: error: "
}

@test "with --json errors are objects with a code" {
    ini "farmrs = on"
    for command in run check; do
        both jacquerie $command --json game.ini
        expect_status 2
        python3 - <<'PY'
import json
e = json.loads(open("stderr.txt").readline())
assert e["level"] == "error" and e["code"] == "rules" and e["line"] == 4, e
assert e["file"].endswith("game.ini") and "farmrs" in e["message"], e
PY
    done
}

@test "a full disk is told, also when only the last flush sees it" {
    [ -e /dev/full ] || skip "no /dev/full"
    ini
    for line in "run game.ini" "run --watch game.ini" "run --json game.ini" "rules list" "api" \
        "--version" "--help"; do
        status=0
        # shellcheck disable=SC2086
        jacquerie $line >/dev/full 2>stderr.txt || status=$?
        out="" err=$(cat stderr.txt)
        if [ "$line" != --help ]; then
            expect_status 1 || { echo "for: $line"; return 1; }
            has "$err" "error: the output can't be written"
        fi
    done
}

@test "a pipe that closes ends the command quietly" {
    ini
    { status=0; jacquerie run --watch game.ini 2>stderr.txt || status=$?; echo $status >status.txt; } | head -n 1 >/dev/null
    [ ! -s stderr.txt ]
    status=$(cat status.txt) out="" err=""
    expect_status 141
}

@test "no colour when not on a terminal" {
    ini
    unset NO_COLOR
    both jacquerie run --watch game.ini
    expect_status 0
    hasnt "$out" $'\e['
}
