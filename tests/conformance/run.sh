#!/bin/sh
# Plays the games that another engine recorded and compares everything with what it made of them.
#
#     tests/conformance/run.sh [JACQUERIE [CORPUS]]
#
# JACQUERIE: the program (default: build/release/jacquerie); CORPUS: the folder of the recorded games
# (default: $JCZ, else ../shared/jcz beside this repository). Prints TAP; says that it skips when the
# games are not there.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
root=$(CDPATH= cd -- "$here/../.." && pwd)
jacquerie=${1:-$root/build/release/jacquerie}
corpus=${2:-${JCZ:-$root/../shared/jcz}}

if [ ! -d "$corpus/cases" ]; then
    echo "1..0 # SKIP the recorded games are not there: $corpus"
    exit 0
fi
if [ ! -x "$jacquerie" ]; then
    echo "$jacquerie: error: not a program; build it first, or name it" >&2
    exit 2
fi
exec python3 -B "$here/run.py" "$jacquerie" "$corpus" "$here/departures.txt"
