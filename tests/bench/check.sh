#!/bin/bash
# Holds `jacquerie bench` against its targets: shares of the yardstick, times beside the base game's,
# calls into Lua a placement, nothing allocated, instructions a game. Prints TAP. A time that misses
# its target is measured again, twice at most: a busy machine makes everything slow, the yardstick not
# always at the same moment.
#
#     tests/bench/check.sh [JACQUERIE [YARDSTICK.c]]
#
# The yardstick is built with the compiler and flags of the build that the program stands in. Without
# it what is compared with it is skipped, the rest is checked; without valgrind the instructions are.
# RUNS and SECONDS_EACH (3 and 0.5) set how long each case takes.
set -u
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
program=${1:-$root/build/release/jacquerie}
source=${2:-$root/../shared/yardstick/yardstick.c}
runs=${RUNS:-3} seconds=${SECONDS_EACH:-0.5} tries=3
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

# case, key, at least (>) or at most (<), target. Keys with `yardstick` need one.
targets="base of_yardstick > 0.5
base allocations < 0
clone of_yardstick < 2
hash nanoseconds < 2000
list_placements of_yardstick < 2
revolts+festival of_yardstick > 0.23
revolts+festival allocations < 0
revolts+festival lua_allocations < 0
revolts+festival lua_calls_per_placement < 0.2
idle-modules of_base < 1.03
idle-modules lua_calls_per_placement < 0
sets=10 of_base < 2"
counted="base revolts+festival" # their instructions are compared with instructions.txt

count=0 failed=0
tell() { # ok|not ok, what
    count=$((count + 1))
    echo "$1 $count - $2"
    [ "$1" = ok ] || failed=1
}

# field FILE CASE KEY: a number of a case's line, or nothing
field() {
    awk -v want="$2" -v key="$3" '
        index($0, "\"case\":\"" want "\"") {
            at = index($0, "\"" key "\":")
            if (at) { text = substr($0, at + length(key) + 3); sub(/[,}].*/, "", text); print text }
        }' "$1" 2>/dev/null
}

less() { awk -v a="$1" -v b="$2" 'BEGIN { exit !(a < b) }'; }

build_yardstick() {
    local cache compiler flags
    cache=$(dirname "$program")/CMakeCache.txt
    compiler=$(sed -n 's/^CMAKE_C_COMPILER:[A-Z]*=//p' "$cache" 2>/dev/null)
    flags=$(sed -n 's/^CMAKE_C_FLAGS_RELEASE:[A-Z]*=//p' "$cache" 2>/dev/null)
    grep -q '^JAC_V3:[A-Z]*=ON' "$cache" 2>/dev/null && flags="$flags -march=x86-64-v3"
    # shellcheck disable=SC2086
    "${compiler:-cc}" ${flags:--O3 -DNDEBUG} -w "$source" -o "$work/yardstick"
}

measure() { # CASE: its line into $work/CASE; a space in a case's name is written _
    local ruler=
    [[ "$targets" == *"$1 of_yardstick"* ]] && ruler=$yardstick
    "$program" bench --json --case="${1//_/ }" --runs="$runs" --seconds="$seconds" \
        ${ruler:+--yardstick="$ruler"} >"$work/$1" 2>"$work/errors"
}

met() { # VALUE SIGN TARGET
    if [ "$2" = ">" ]; then ! less "$1" "$3"; else ! less "$3" "$1"; fi
}

# Warns when a share has fallen well below what was measured when the baseline was written.
compare_baseline() { # CASE SHARE
    local was
    was=$(field "$here/baseline.jsonl" "$1" of_yardstick)
    [ -n "$was" ] && less "$2" "$(awk -v w="$was" 'BEGIN { print w * 0.8 }')" &&
        echo "# $1: $2 of the yardstick, the baseline has $was"
    return 0
}

check_target() { # CASE KEY SIGN TARGET
    local value best="" try words="at least"
    [ "$3" = "<" ] && words="at most"
    if [ "$2" = of_yardstick ] && [ -z "$yardstick" ]; then
        tell ok "$1: $2 # SKIP $why"
        return
    fi
    for ((try = 0; try < tries; try++)); do
        if [ ! -s "$work/$1" ] || [ $try -gt 0 ]; then
            measure "$1" || sed 's/^/# /' "$work/errors"
            sed 's/^/# /' "$work/$1"
        fi
        value=$(field "$work/$1" "${1//_/ }" "$2")
        [ -n "$value" ] || continue
        [ -n "$best" ] && met "$best" "$3" "$value" || best=$value
        met "$best" "$3" "$4" && break
    done
    [ "$2 $3" = "of_yardstick >" ] && compare_baseline "$1" "${best:-0}"
    if [ -n "$best" ] && met "$best" "$3" "$4"; then tell ok "$1: $2 $best ($words $4)"
    else tell "not ok" "$1: $2 ${best:-unknown}, wanted $words $4"; fi
}

# Instructions that N games take, their loading and warming up with them.
instructions() { # CASE N
    valgrind --tool=callgrind --callgrind-out-file=/dev/null \
        "$program" bench --case="$1" --runs=1 --games="$2" 2>&1 >/dev/null |
        awk '/Collected :/ { print $4 }'
}

# Instructions a game, to within a tenth of what is written down: more is an error, less a remark.
check_instructions() { # CASE
    local few many each was
    few=$(instructions "$1" 50)
    many=$(instructions "$1" 150)
    each=$(((${many:-0} - ${few:-0}) / 100))
    was=$(awk -v name="$1" '$1 == name { print $2 }' "$here/instructions.txt")
    if [ "$each" -le 0 ]; then tell "not ok" "$1: instructions a game were not counted"
    elif [ "$each" -gt $((${was:-0} * 110 / 100)) ]; then
        tell "not ok" "$1: $each instructions a game, $was are written down"
    else tell ok "$1: $each instructions a game ($was are written down)"; fi
    [ "$each" -ge $((${was:-0} * 90 / 100)) ] || echo "# $1: write the $each into instructions.txt"
}

if [ ! -x "$program" ]; then
    echo "1..0 # SKIP $program is not built"
    exit 0
fi
yardstick="" why=""
if [ ! -r "$source" ]; then why="there is no $source"
elif build_yardstick; then yardstick=$work/yardstick
else why="$source does not compile"; fi

while read -r name key sign target; do
    check_target "$name" "$key" "$sign" "$target"
done <<<"$targets"
if command -v valgrind >/dev/null; then
    for name in $counted; do check_instructions "$name"; done
else
    tell ok "instructions a game # SKIP there is no valgrind"
fi
echo "1..$count"
exit $failed
