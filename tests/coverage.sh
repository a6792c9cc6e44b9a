#!/bin/bash
# Which lines of core/engine and lua/host does no test reach?
#
#     tests/coverage.sh [--lines] [--limit PERCENT]
#
# Builds with counters (preset coverage), runs the unit tests, scenarios, a few games of the property
# tests, the tests of the command and the conformance games, and prints a table by file; with --lines
# also the lines that nothing reached; with --limit it fails when fewer per cent of them are reached.
# A test that fails here only is no failure of this script: .ci/run says what fails.
set -u
cd "$(dirname "$0")/.." || exit 1
lines='' limit=0
while [ $# -gt 0 ]; do
    case $1 in
    --lines) lines=yes ;;
    --limit) limit=${2:?a number of per cent} && shift ;;
    *) echo "usage: tests/coverage.sh [--lines] [--limit PERCENT]" >&2 && exit 2 ;;
    esac
    shift
done
build=build/coverage log=build/coverage/tests.log
cmake --preset coverage >/dev/null && cmake --build --preset coverage >"$build/build.log" || {
    tail -n 30 "$build/build.log"
    exit 1
}
find "$build" -name '*.gcda' -delete
: >"$log"
export JACQUERIE=$PWD/$build/jacquerie LC_ALL=C.UTF-8 CK_FORK=no
step() { # a failure is noted
    "$@" >>"$log" 2>&1 || echo "note: status $? of: $*" | tee -a "$log" >&2
}
step "$build/alone_tests"
step "$build/unit_tests"
step "$JACQUERIE" test rules mods tests/scenarios
step "$build/property_tests" --games 10 --rules rules
# An installed library with counters can't be linked without them.
step bats --tap $(ls tests/cli/*.bats | grep -v /install.bats)
step tests/check/run.sh "$JACQUERIE"
step tests/conformance/run.sh "$JACQUERIE"
if [ -x tests/hostile/run.sh ]; then step tests/hostile/run.sh "$JACQUERIE"; fi

gcovr --root . --object-directory "$build" --filter core/engine/ --filter lua/host/ \
    --exclude-lines-by-pattern '.*(memory is out|LCOV_EXCL).*' --print-summary \
    --fail-under-line "$limit" ${lines:+--json "$build/lines.json"} "$build" || exit 1
[ -z "$lines" ] || python3 - "$build/lines.json" <<'PY'
import json, sys
for file in json.load(open(sys.argv[1]))["files"]:
    source = open(file["file"]).read().split("\n")
    for line in file["lines"]:
        if line["count"] == 0 and not line.get("gcovr/noncode"):
            number = line["line_number"]
            print(f'{file["file"]}:{number}: {source[number - 1].strip()}')
PY
