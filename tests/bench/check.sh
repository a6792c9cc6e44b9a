#!/bin/bash
# Holds `jacquerie bench` against its targets: shares of the yardstick, calls into Lua a placement,
# nothing allocated. Prints TAP. A share that misses its target is measured again, twice at most:
# a busy machine makes everything slow, the yardstick not always at the same moment.
#
#     tests/bench/check.sh [JACQUERIE [YARDSTICK.c]]
#
# The yardstick is built with the compiler and flags of the build that the program stands in. Without
# it the shares are skipped, the rest is checked. RUNS and SECONDS (3 and 1) set how long it takes.
set -u
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
program=${1:-$root/build/release/jacquerie}
source=${2:-$root/../shared/yardstick/yardstick.c}
runs=${RUNS:-3} seconds=${SECONDS_EACH:-1} tries=3
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

# case, least share of the yardstick, most calls into Lua a placement
targets="base 0.3 0
revolts+festival 0.12 0.6"

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

measure() { # CASE: its line into $work/CASE
    "$program" bench --json --case="$1" --runs="$runs" --seconds="$seconds" \
        ${yardstick:+--yardstick="$yardstick"} >"$work/$1" 2>"$work/errors"
}

# Warns when a share has fallen well below what was measured when the baseline was written.
compare_baseline() { # CASE SHARE
    local was
    was=$(field "$here/baseline.jsonl" "$1" of_yardstick)
    [ -n "$was" ] && less "$2" "$(awk -v w="$was" 'BEGIN { print w * 0.8 }')" &&
        echo "# $1: $2 of the yardstick, the baseline has $was"
    return 0
}

check_share() { # CASE LEAST
    local share best=0 try
    for ((try = 0; try < tries; try++)); do
        [ $try -eq 0 ] || measure "$1"
        share=$(field "$work/$1" "$1" of_yardstick)
        less "$best" "${share:-0}" && best=$share
        less "$best" "$2" || break
    done
    compare_baseline "$1" "$best"
    if less "$best" "$2"; then tell "not ok" "$1: $best of the yardstick, wanted $2"
    else tell ok "$1: $best of the yardstick (at least $2)"; fi
}

check_case() { # CASE LEAST CALLS
    local key value
    if ! measure "$1"; then
        tell "not ok" "$1: bench failed"
        sed 's/^/# /' "$work/errors"
        return
    fi
    sed 's/^/# /' "$work/$1"
    if [ -n "$yardstick" ]; then check_share "$1" "$2"
    else tell ok "$1: share of the yardstick # SKIP $why"; fi
    for key in allocations lua_allocations; do
        value=$(field "$work/$1" "$1" $key)
        [ -z "$value" ] && continue
        if [ "$value" = 0 ]; then tell ok "$1: $key 0"
        else tell "not ok" "$1: $key $value, wanted none"; fi
    done
    value=$(field "$work/$1" "$1" lua_calls_per_placement)
    [ -z "$value" ] && return
    if less "$3" "$value"; then tell "not ok" "$1: $value calls into Lua a placement, at most $3"
    else tell ok "$1: $value calls into Lua a placement (at most $3)"; fi
}

if [ ! -x "$program" ]; then
    echo "1..0 # SKIP $program is not built"
    exit 0
fi
yardstick="" why=""
if [ ! -r "$source" ]; then why="there is no $source"
elif build_yardstick; then yardstick=$work/yardstick
else why="$source does not compile"; fi

while read -r name least calls; do check_case "$name" "$least" "$calls"; done <<<"$targets"
echo "1..$count"
exit $failed
