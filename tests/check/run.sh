#!/bin/sh
# What `jacquerie check` says of modules that have something wrong: exit status and messages, whole.
#
#     tests/check/run.sh [--write] [JACQUERIE]
#
# Each folder here is a case: what to check (its file `arguments`; without one the module m) and
# `expected`, a line "exit N" and everything on stderr. --write makes the expected files anew: read
# the difference before you commit it. Prints TAP.
set -eu
write=
if [ "${1:-}" = --write ]; then
    write=yes
    shift
fi
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
program=${1:-${JACQUERIE:-$here/../../build/release/jacquerie}}
case $program in
/*) ;;
*) program=$PWD/$program ;;
esac
unset JACQUERIE_RULES
export LC_ALL=C NO_COLOR=1
out=$(mktemp)
trap 'rm -f "$out"' EXIT
number=0 failed=0
for case in "$here"/*/; do
    name=$(basename "$case")
    number=$((number + 1))
    cd "$case"
    arguments=m
    [ ! -f arguments ] || arguments=$(cat arguments)
    status=0
    # Several arguments are several words.
    # shellcheck disable=SC2086
    "$program" check $arguments 2>"$out.err" >"$out.out" </dev/null || status=$?
    { echo "exit $status"; cat "$out.err" "$out.out"; } >"$out"
    rm -f "$out.err" "$out.out"
    [ -z "$write" ] || cp "$out" expected
    if diff expected "$out" >"$out.diff" 2>&1; then
        echo "ok $number - check $name"
    else
        failed=1
        echo "not ok $number - check $name"
        sed 's/^/# /' "$out.diff"
    fi
    rm -f "$out.diff"
done
echo "1..$number"
exit $failed
