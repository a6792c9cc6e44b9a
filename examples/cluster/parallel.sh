#!/bin/sh
# Many games as N shards with GNU parallel, and their summary.
#
#     examples/cluster/parallel.sh FILE.ini GAMES SHARDS FOLDER [OPTION...]
#
# Each shard is one process of one thread; as many run at once as there are processors. On several
# machines with one file system add parallel's own options: PARALLEL="--sshlogin a,b" in front.
# The options go to `jacquerie sim`: --seed 7, unless the INI has a seed. JACQUERIE names the program.
# FOLDER gets a results file a shard, and parallel's log; what is there already is not overwritten.
set -eu
[ $# -ge 4 ] || {
    sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2
    exit 2
}
ini=$1 games=$2 shards=$3 folder=$4
shift 4
jacquerie=${JACQUERIE:-jacquerie}
mkdir -p "$folder"
seq "$shards" >"$folder/shards"

# A shard with failed games ends with 1 and has its results: they are in the summary. Every other
# end of a shard is one of the whole.
parallel --joblog "$folder/log" --quote \
    "$jacquerie" sim "$ini" --games "$games" --jobs 1 --shard "{}/$shards" \
    --out "$folder/{}.jsonl" "$@" :::: "$folder/shards" >/dev/null 2>"$folder/said" || true
bad=$(awk 'NR > 1 && $7 > 1 || NR > 1 && $8 > 0' "$folder/log")
[ -z "$bad" ] || {
    cat "$folder/said" >&2
    echo "shards that could not be played:" >&2
    echo "$bad" >&2
    exit 1
}
"$jacquerie" sim --merge "$folder"/*.jsonl
