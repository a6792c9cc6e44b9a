#!/bin/sh
# Feeds the readers mutated inputs: each target of tests/fuzz for some seconds.
#
#     cmake --preset fuzz && cmake --build --preset fuzz
#     tests/fuzz/run.sh [SECONDS [TARGET...]]
#
# SECONDS: for each target (default 20); TARGET: ini record jcz tiles module choice (default: all).
# Prints TAP. What crashes a target, leaks or takes ten seconds is left in build/fuzz/found, logs are
# in build/fuzz/log, inputs that reached something new in build/fuzz/corpus, for the next run.
set -u
cd "$(dirname "$0")/../.." || exit 2
seconds=${1:-20}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- ini record jcz tiles module choice
programs=${FUZZ:-build/fuzz}
mkdir -p build/fuzz/found build/fuzz/log
# The options of the fuzz preset end a run at the first error; a report in a file would stay unseen.
unset ASAN_OPTIONS UBSAN_OPTIONS LSAN_OPTIONS

dictionary() {
    case $1 in
    ini | jcz) echo "$1" ;;
    record | choice) echo json ;;
    *) echo lua ;;
    esac
}

echo "1..$#"
number=0 failed=0
for target; do
    number=$((number + 1))
    log=build/fuzz/log/$target.log
    mkdir -p "build/fuzz/corpus/$target"
    if UBSAN_OPTIONS=print_stacktrace=1 "$programs/fuzz_$target" -max_total_time="$seconds" \
        -timeout=10 -rss_limit_mb=2048 -dict="tests/fuzz/$(dictionary "$target").dict" \
        -artifact_prefix="build/fuzz/found/$target-" -print_final_stats=1 \
        "build/fuzz/corpus/$target" "tests/fuzz/corpus/$target" >"$log" 2>&1; then
        runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
        echo "ok $number - $target: $runs runs"
    else
        failed=1
        echo "not ok $number - $target: see $log, the input is in build/fuzz/found"
        grep -E -m 12 'ERROR|SUMMARY|^ +#[0-9]+ .*/(core|lua|tests)/|runtime error|hold:' "$log" |
            sed 's/^/# /'
    fi
done
exit $failed
