#!/usr/bin/env bats
# replay: what it prints, and where it finds a record wrong.
load common

setup_file() {
    cd "$BATS_FILE_TMPDIR" || exit 1
    printf '[game]\nplayers = Red, Blue\nseed = 7\n' >game.ini
    "${JACQUERIE:-$BATS_TEST_DIRNAME/../../build/release/jacquerie}" run --record whole.jsonl game.ini
}

record() { cp "$BATS_FILE_TMPDIR/whole.jsonl" record.jsonl; }

@test "--to stops after so many choices" {
    record
    both jacquerie replay --to 10 record.jsonl
    expect_status 0
    has "$out" "10 choices"
    both jacquerie replay --to 0 record.jsonl
    expect_status 0
    has "$out" "0 choices, turn 1"
}

@test "--events prints each line and what it led to" {
    record
    both jacquerie replay --events record.jsonl
    expect_status 0
    has "$out" '"c":"place"'
    has "$out" "tile_placed"
    has "$out" "points_scored"
}

@test "--events --json is JSON lines" {
    record
    both jacquerie replay --events --json record.jsonl
    expect_status 0
    python3 - <<'PY'
import json
lines = [json.loads(l) for l in open("stdout.txt")]
assert any(l.get("event") == "points_scored" for l in lines)
assert lines[-1]["over"] and lines[-1]["hash"].startswith("0x")
PY
}

@test "a choice that isn't legal: 1, the line, what was recorded and what was legal" {
    record
    line=$(grep -n '"c":"place"' record.jsonl | sed -n 5p | cut -d: -f1)
    sed -i "${line}s/\"cell\":\[[^]]*\]/\"cell\":[99,99]/" record.jsonl
    both jacquerie replay record.jsonl
    expect_status 1
    has "$err" "record.jsonl:$line: error: "
    has "$err" "99,99"
}

@test "a line left out, two lines swapped: 1 and a line" {
    record
    line=$(grep -n '"c":"place"' record.jsonl | sed -n 6p | cut -d: -f1)
    sed "${line}d" record.jsonl >less.jsonl
    both jacquerie replay less.jsonl
    expect_status 1
    [[ "$err" =~ less.jsonl:[0-9]+:\ error: ]]
    sed "${line}{h;d};$((line + 1)){G}" record.jsonl >swapped.jsonl
    both jacquerie replay swapped.jsonl
    expect_status 1
    [[ "$err" =~ swapped.jsonl:[0-9]+:\ error: ]]
}

@test "another hash at the end: 1" {
    record
    sed -i '$s/"hash":"0x[0-9a-f]*"/"hash":"0x0000000000000001"/' record.jsonl
    both jacquerie replay record.jsonl
    expect_status 1
    has "$err" "0x0000000000000001"
}

@test "the last line cut in half: not 0, and the line" {
    record
    head -c -20 record.jsonl >cut.jsonl
    both jacquerie replay cut.jsonl
    [ "$status" -ne 0 ]
    has "$err" "cut.jsonl:"
}

@test "an unfinished record is played to its end, with a warning" {
    record
    head -n 30 record.jsonl >part.jsonl
    both jacquerie replay part.jsonl
    expect_status 0
    has "$err" "warning: "
}

@test "what is no record: 2" {
    for text in "" "{}" "hello" '{"jacquerie":99}' '[1]' 'null'; do
        printf '%s\n' "$text" >no.jsonl
        both jacquerie replay no.jsonl
        expect_status 2 || { echo "for: $text"; return 1; }
        has "$err" "no.jsonl"
    done
    head -c 3000 /dev/urandom >no.jsonl
    both jacquerie replay no.jsonl
    expect_status 2
}
