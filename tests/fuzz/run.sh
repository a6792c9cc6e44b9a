#!/bin/sh
# Feeds the readers mutated inputs: each target of tests/fuzz for some seconds.
#
#     cmake --preset fuzz && cmake --build --preset fuzz
#     tests/fuzz/run.sh [SECONDS [TARGET...]]
#
# SECONDS: for each target (default 20); TARGET: ini record jcz tiles module choice protocol (default:
# all).
# Prints TAP. What crashes a target, leaks or takes ten seconds is left in build/fuzz/found, logs are
# in build/fuzz/log, inputs that reached something new in build/fuzz/corpus, for the next run.
set -u
cd "$(dirname "$0")/../.." || exit 2
seconds=${1:-20}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- ini record jcz tiles module choice protocol
programs=${FUZZ:-build/fuzz}
mkdir -p build/fuzz/found build/fuzz/log
# The options of the fuzz preset end a run at the first error; a report in a file would stay unseen.
unset ASAN_OPTIONS UBSAN_OPTIONS LSAN_OPTIONS

dictionary() {
    case $1 in
    ini | jcz) echo "$1" ;;
    record | choice | protocol) echo json ;;
    *) echo lua ;;
    esac
}

# try TARGET: runs it; the end of its log is that of the target.
try() {
    mkdir -p "build/fuzz/corpus/$1"
    UBSAN_OPTIONS=print_stacktrace=1 "$programs/fuzz_$1" -max_total_time="$seconds" -timeout=10 \
        -rss_limit_mb=2048 -dict="tests/fuzz/$(dictionary "$1").dict" -print_final_stats=1 -seed=1 \
        -artifact_prefix="build/fuzz/found/$1-" "build/fuzz/corpus/$1" "tests/fuzz/corpus/$1" \
        >"build/fuzz/log/$1.log" 2>&1
}

# tell NUMBER TARGET STATUS
tell() {
    log=build/fuzz/log/$2.log
    if [ "$3" -eq 0 ]; then
        echo "ok $1 - $2: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") runs"
        return
    fi
    failed=1
    echo "not ok $1 - $2: see $log, the input is in build/fuzz/found"
    grep -E -m 12 'ERROR|SUMMARY|^ +#[0-9]+ .*/(core|lua|tests)/|runtime error|hold:' "$log" |
        sed 's/^/# /'
}

# Two at a time.
echo "1..$#"
number=0 failed=0
while [ $# -gt 0 ]; do
    try "$1" &
    first=$!
    second=
    if [ $# -gt 1 ]; then
        try "$2" &
        second=$!
    fi
    wait $first && status=0 || status=$?
    tell $((number += 1)) "$1" "$status"
    shift
    [ -n "$second" ] || continue
    wait "$second" && status=0 || status=$?
    tell $((number += 1)) "$1" "$status"
    shift
done
exit $failed
