#!/usr/bin/env bats
# run, replay: a game, its record, going on after an end.
load common

@test "run prints players, points and who won" {
    ini
    both jacquerie run game.ini
    expect_status 0
    has "$out" "Red"
    has "$out" "Blue"
    has "$out" "seed 7, hash 0x"
    [ -z "$err" ]
}

@test "run --json prints one object" {
    ini
    both jacquerie run --json game.ini
    expect_status 0
    [ "$(wc -l <stdout.txt)" -eq 1 ]
    python3 - <<'PY'
import json
r = json.load(open("stdout.txt"))
assert r["seed"] == "7" and r["over"] and len(r["players"]) == 2, r
assert r["hash"].startswith("0x") and any(p["won"] for p in r["players"]), r
PY
}

@test "a seed fixes the game; another gives another" {
    ini
    jacquerie run game.ini >a
    jacquerie run game.ini >b
    jacquerie run --seed 7 game.ini >c
    jacquerie run --seed 8 game.ini >d
    cmp a b
    cmp a c
    ! cmp -s a d
}

@test "without a seed one is drawn and told, and gives the same game again" {
    printf '[game]\nplayers = Red, Blue\n' >game.ini
    both jacquerie run game.ini
    expect_status 0
    [[ "$err" =~ ^seed\ ([0-9]+)$ ]]
    seed=${BASH_REMATCH[1]}
    [ "$out" = "$(jacquerie run --seed "$seed" game.ini)" ]
}

@test "--watch shows each turn, the board and the points" {
    ini
    both jacquerie run --watch game.ini
    expect_status 0
    has "$out" "Turn 1"
    has "$out" "place "
    has "$out" "tiles left"
    [ "$(grep -c '^Turn ' stdout.txt)" -eq 71 ]
}

@test "the greedy bot beats the random one" {
    ini "bots = greedy, random"
    wins=0
    for seed in 1 2 3 4 5; do
        jacquerie run --seed $seed game.ini | grep -q '^Red wins' && wins=$((wins + 1))
    done
    [ $wins -eq 5 ]
}

@test "--record writes a record that replay accepts, with the same hash" {
    ini
    both jacquerie run --record out.jsonl game.ini
    expect_status 0
    hash=$(grep -o '0x[0-9a-f]*' stdout.txt)
    both jacquerie replay out.jsonl
    expect_status 0
    has "$out" "hash $hash"
    [ -z "$err" ]
    python3 -c 'for line in open("out.jsonl"): __import__("json").loads(line)'
}

@test "--record refuses a file that exists, --force overwrites it" {
    ini
    echo precious >out.jsonl
    both jacquerie run --record out.jsonl game.ini
    expect_status 2
    has "$err" "out.jsonl: error: "
    [ "$(cat out.jsonl)" = precious ]
    both jacquerie run --record out.jsonl --force game.ini
    expect_status 0
    jacquerie replay out.jsonl
}

@test "--record to a full disk or a missing folder is told" {
    ini
    both jacquerie run --record nowhere/out.jsonl game.ini
    [ "$status" -ne 0 ]
    has "$err" "nowhere/out.jsonl: error: "
    [ -e /dev/full ] || skip "no /dev/full"
    both jacquerie run --record /dev/full --force game.ini
    [ "$status" -ne 0 ]
    has "$err" "/dev/full: error: "
}

@test "a record that was cut anywhere is resumed and becomes the unbroken one" {
    ini
    jacquerie run --record whole.jsonl game.ini >whole.txt
    lines=$(wc -l <whole.jsonl)
    size=$(wc -c <whole.jsonl)
    for cut in 2 3 $((lines / 2)) $((lines - 2)); do
        head -n $cut whole.jsonl >part.jsonl
        both jacquerie run --resume part.jsonl game.ini
        expect_status 0
        cmp whole.jsonl part.jsonl
        [ "$out" = "$(cat whole.txt)" ]
    done
    head -c $((size / 3)) whole.jsonl >part.jsonl
    both jacquerie run --resume part.jsonl game.ini
    expect_status 0
    cmp whole.jsonl part.jsonl
}

@test "a run that was killed is resumed and becomes the unbroken one" {
    ini "bots = greedy" "sets = 20"
    jacquerie run --record whole.jsonl game.ini >/dev/null
    jacquerie run --record part.jsonl game.ini >/dev/null &
    until [ -s part.jsonl ] && [ "$(wc -l <part.jsonl)" -gt 20 ]; do
        kill -0 $! 2>/dev/null || break
    done
    kill -KILL $! 2>/dev/null || true
    wait $! || true
    both jacquerie run --resume part.jsonl game.ini
    expect_status 0
    cmp whole.jsonl part.jsonl
}

@test "Ctrl-C: 130, what was finished is written, and --resume goes on" {
    ini "bots = greedy" "sets = 20"
    status=0
    timeout --preserve-status -s INT 0.3 "$JACQUERIE" run --record part.jsonl game.ini \
        >stdout.txt 2>stderr.txt || status=$?
    out=$(cat stdout.txt) err=$(cat stderr.txt)
    expect_status 130
    has "$err" "interrupted in turn "
    has "$err" "--resume part.jsonl"
    [ "$(tail -c 1 part.jsonl | od -An -c | tr -d ' ')" = '\n' ]
    both jacquerie replay part.jsonl
    expect_status 0
}

@test "--resume refuses a record of other rules" {
    ini
    jacquerie run --record out.jsonl game.ini >/dev/null
    head -n 20 out.jsonl >part.jsonl
    cp part.jsonl before.jsonl
    ini "farmers = off"
    both jacquerie run --resume part.jsonl game.ini
    [ "$status" -ne 0 ]
    has "$err" "part.jsonl"
    cmp part.jsonl before.jsonl
}
