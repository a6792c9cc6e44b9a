#!/bin/bash
# One seed gives one record, byte for byte: whatever compiled the program, in every process, whatever
# its environment.
#
#     tests/determinism/run.sh [PROGRAM...]
#
# PROGRAM: builds of the command, the first is what the others are compared with (default: those of
# build/*/jacquerie that are there). Prints TAP: a line a program, then a line an environment.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd)
cd "$root" || exit 2
[ $# -gt 0 ] || set -- build/release/jacquerie build/{release-clang,debug,fuzz,plain,plain-clang}/jacquerie
folder=$(mktemp -d "${TMPDIR:-/tmp}/jac_determinism_XXXXXX")
trap 'rm -rf "$folder"' EXIT
unset JACQUERIE_RULES

programs=()
for program; do
    [ -x "$program" ] && programs+=("$(realpath "$program")")
done
if [ ${#programs[@]} -lt 2 ]; then
    echo "1..0 # SKIP two builds are needed to compare them"
    exit 0
fi

# ---- the games: rulesets by bots --------------------------------------------------------------

ini() { # NAME PLAYERS BOTS [LINE...]
    printf '%s\n' "[game]" "players = $2" "bots = $3" "${@:4}" >"$folder/$1.ini"
}
for bots in greedy random; do
    ini "base-$bots" "Red, Blue, Green" $bots
    ini "revolts-$bots" "Red, Blue, Green" $bots "[rules]" "peasant_revolts = on" "festival = on"
    ini "mods-$bots" "A, B, C, D, E" $bots "sets = 2" "first_player = random" "confirm = on" \
        "[rules]" "peasant_revolts = on" "[mods]" "path = $root/mods" "seven_roads = on" \
        "early_harvest = on"
done
games=(base-greedy base-random revolts-greedy revolts-random mods-greedy mods-random)
seeds=(1 687 18446744073709551615)

# play TO COMMAND...: every game and seed into the folder TO: record, result, and what is watched.
play() {
    local to=$1 game seed
    shift
    rm -rf "$to"
    mkdir -p "$to"
    for game in "${games[@]}"; do
        for seed in "${seeds[@]}"; do
            "$@" run "$folder/$game.ini" --seed "$seed" --json --record "$to/$game-$seed.jsonl" \
                >"$to/$game-$seed.json" 2>"$to/$game-$seed.err" </dev/null || return 1
        done
        "$@" run "$folder/$game.ini" --seed 5 --watch >"$to/$game.watch" 2>/dev/null </dev/null ||
            return 1
        "$@" replay "$to/$game-1.jsonl" --events >"$to/$game.events" </dev/null || return 1
        "$@" rules explain "$folder/$game.ini" >"$to/$game.explained" </dev/null || return 1
    done
}

number=0 failed=0
# same NAME COMMAND...: plays and compares with the first program's games.
same() {
    local name=$1 difference
    shift
    number=$((number + 1))
    if play "$folder/other" "$@" && difference=$(diff -rq "$folder/first" "$folder/other"); then
        echo "ok $number - $name"
    else
        failed=1
        echo "not ok $number - $name"
        echo "${difference:-it did not run to its end: $(cat "$folder"/other/*.err)}" |
            head -5 | sed 's/^/# /'
    fi
}

elsewhere() { (cd / && "$@"); }
small_stack() { (ulimit -s 256 && "$@"); }
large_stack() { (ulimit -s unlimited && "$@"); }
no_files() { (ulimit -n 16 && "$@"); }
no_home() { env -u HOME "$@"; }

first=${programs[0]}
if ! play "$folder/first" "$first"; then
    echo "Bail out! $first did not run to its end: $(cat "$folder"/first/*.err)"
    exit 1
fi
echo "1..$((${#programs[@]} + 12))"
same "${first#"$root"/}, in another process" "$first"
for program in "${programs[@]:1}"; do
    same "${program#"$root"/}" "$program"
done
same "an empty environment" env -i "$first"
same "no HOME" no_home "$first"
same "another HOME" env HOME=/nonexistent "$first"
same "another working folder" elsewhere "$first"
same "a stack of 256 KiB" small_stack "$first"
same "a stack without limit" large_stack "$first"
same "sixteen open files" no_files "$first"
same "another time zone" env TZ=Pacific/Kiritimati "$first"
same "another language" env LC_ALL= LANG=C LANGUAGE=de "$first"
same "a UTF-8 locale" env LC_ALL=C.UTF-8 "$first"
same "memory full of other bytes" env MALLOC_PERTURB_=165 MALLOC_ARENA_MAX=1 "$first"
same "a wide terminal without colours" env COLUMNS=400 TERM=xterm NO_COLOR=1 "$first"
exit $failed
