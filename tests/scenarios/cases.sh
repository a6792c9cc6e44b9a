#!/bin/sh
# Is every case from reality held by a test?
#
#     tests/scenarios/cases.sh [CASES]
#
# CASES: the file of cases (default: ../shared/cases/README.md beside this repository). A case's id
# stands in the title or table of a test or scenario, or in cases_waiting.txt with what it waits for;
# in one of them only. Prints TAP; says that it skips when the file of cases is not there.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
root=$(CDPATH= cd -- "$here/../.." && pwd)
cases=${1:-$root/../shared/cases/README.md}
if [ ! -f "$cases" ]; then
    echo "1..0 # SKIP the cases are not there: $cases"
    exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

sed -n 's/^### \(C[0-9][0-9][0-9]\) .*/\1/p' "$cases" | sort -u >"$work/asked"
find "$root/rules" "$root/mods" "$root/tests" \
    \( -name '*.lua' -o -name '*.bats' -o -name '*.c' \) -exec grep -hoE '\bC[0-9]{3}\b' {} + |
    sort -u >"$work/held"
sed -n 's/^\(C[0-9]*\): ..*/\1/p' "$here/cases_waiting.txt" | sort >"$work/waiting"

number=0 failed=0
# check WHAT FILE: the file must be empty; what stands in it is told.
check() {
    number=$((number + 1))
    if [ -s "$2" ]; then
        failed=1
        echo "not ok $number - $1"
        sed 's/^/# /' "$2"
    else
        echo "ok $number - $1"
    fi
}
sort -u "$work/held" "$work/waiting" >"$work/all"
comm -23 "$work/asked" "$work/all" >"$work/out"
check "every case has a test, or stands in cases_waiting.txt" "$work/out"
comm -12 "$work/held" "$work/waiting" >"$work/out"
check "none that waits has a test" "$work/out"
comm -13 "$work/asked" "$work/all" >"$work/out"
check "every id in tests and list is a case" "$work/out"
echo "1..$number"
exit $failed
