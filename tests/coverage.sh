#!/bin/bash
# Which lines of core/engine and lua/host does no test reach?
#
#     tests/coverage.sh [--lines] [--limit PERCENT]
#
# Builds with counters (preset coverage), runs the unit tests, scenarios, a few games of the property
# tests, hostile scripts, the tests of the command and the conformance games, and prints a table by
# file: lines, those not reached, per cent reached. --lines also prints the lines that nothing
# reached; with --limit it fails when fewer per cent of all are reached.
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
if [ -x "$build/hostile_tests" ]; then step "$build/hostile_tests"; fi
# An installed library with counters can't be linked without them.
step bats --tap $(ls tests/cli/*.bats | grep -v /install.bats)
step tests/check/run.sh "$JACQUERIE"
step tests/conformance/run.sh "$JACQUERIE"

gcovr --root . --object-directory "$build" --filter core/engine/ --filter lua/host/ \
    --exclude-lines-by-pattern '.*memory is out.*' --json "$build/lines.json" "$build" || exit 1
python3 - "$build/lines.json" "$limit" "$lines" <<'PY'
import json, sys
files, limit, show = json.load(open(sys.argv[1]))["files"], float(sys.argv[2]), sys.argv[3]
reached = total = 0
missed = []
for file in files:
    lines = [line for line in file["lines"] if not line.get("gcovr/noncode")]
    source = open(file["file"]).read().split("\n")
    misses = [line["line_number"] for line in lines if line["count"] == 0]
    missed += [f'{file["file"]}:{n}: {source[n - 1].strip()}' for n in misses]
    reached, total = reached + len(lines) - len(misses), total + len(lines)
    if lines:
        print(f'{file["file"]:34} {len(lines):5} {len(misses):5} {100 - 100 * len(misses) / len(lines):6.1f} %')
print(f"lines: {reached} of {total} reached, {100 * reached / total:.1f} %")
if show:
    print("\n".join(missed))
sys.exit(100 * reached / total < limit)
PY
