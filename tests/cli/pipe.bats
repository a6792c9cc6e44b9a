#!/usr/bin/env bats
# pipe: outside bots, those that play and those that don't. Whatever a bot does, the game ends at
# once with a word about it, and nothing is left running.
load common

# bot TEXT: writes bot.py, which has the question in `asked` and may answer(index).
bot() {
    cat >bot.py <<PY
import json, os, signal, sys, time
def answer(index=0, **other):
    print(json.dumps({"id": asked["id"], "index": index, **other}), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    if asked["cmd"] == "choose":
$(sed 's/^/        /' <<<"$1")
PY
    printf '%s\n' "[game]" "players = Red, Blue" "seed = 7" "bots = random, pipe:exec python3 bot.py" \
        "bot_time = ${time:-10000}" >game.ini
}

# lost WHY: Blue loses with that message, within the time, and no process is left.
lost() {
    mkdir -p home
    start=$SECONDS
    both env MARK="$BATS_TEST_TMPDIR" "$JACQUERIE" run game.ini --force --record game.jsonl
    expect_status 1
    has "$err" "error: Blue has lost in turn "
    has "$err" "$1"
    has "$out" "Blue has lost in turn "
    has "$out" "not finished, turn"
    [ $((SECONDS - start)) -lt 8 ]
    none_left
}

# No process of this test is alive, nor waits to be reaped.
none_left() {
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        grep -lsz "^MARK=$BATS_TEST_TMPDIR$" /proc/[0-9]*/environ >left.txt || return 0
        sleep 0.1
    done
    echo "still there: $(cat left.txt)"
    return 1
}

@test "the example plays a whole game with both expansions, and beats chance" {
    both jacquerie run "$root/examples/bots/points_bot.ini" --json
    expect_status 0
    python3 - <<'PY'
import json
r = json.load(open("stdout.txt"))
red, blue = r["players"]
assert r["over"] and red["won"] and red["points"] > blue["points"] > 0, r
PY
    [ "$(wc -l <"$root/examples/bots/points_bot.py")" -lt 60 ]
}

@test "a bot that answers by content or by place plays the same game" {
    bot 'answer(len(asked["choices"]) - 1)'
    both jacquerie run game.ini
    expect_status 0
    first=$out
    bot 'print(json.dumps({"id": asked["id"], "choice": asked["choices"][-1]["choice"]}), flush=True)'
    both jacquerie run game.ini
    [ "$out" = "$first" ]
}

@test "it is greeted with protocol, seat and ruleset, and sees its seat's state" {
    bot 'answer()'
    sed -i 's/^    asked = .*/&\n    open("seen.jsonl", "a").write(line)/' bot.py
    both jacquerie run game.ini
    expect_status 0
    python3 - <<'PY'
import json
lines = [json.loads(l) for l in open("seen.jsonl")]
hello, first = lines[:2]
assert hello["cmd"] == "hello" and hello["protocol"] == 1 and hello["seat"] == "Blue" and hello["time"] == 10000
assert hello["ruleset"]["players"] == ["Red", "Blue"]
assert sum(t["count"] for t in hello["tiles"]) == 72
assert [l["cmd"] for l in lines[1:]] == ["choose"] * (len(lines) - 1)
assert [l["id"] for l in lines[1:]] == list(range(1, len(lines)))
state = first["state"]
assert state["seat"] == state["to_act"] == state["active"] == "Blue" and state["turn"] == 2
# 72 tiles: two lie, one is in hand.
assert sum(state["bag"].values()) == state["tiles_left"] == 69 and len(state["tiles"]) == 2
PY
}

@test "a program that isn't there" {
    ini "bots = pipe:./nobody, random"
    both jacquerie run game.ini
    expect_status 1
    has "$err" 'Red has lost in turn 1: the bot "pipe:./nobody" died with status 127: there may be no such program'
}

@test "a bot that dies at once, or in the middle of the game" {
    bot 'sys.exit(3)'
    lost "died with status 3"
    bot 'sys.exit(0)'
    lost "died with status 0"
    bot 'os.kill(os.getpid(), signal.SIGKILL)'
    lost "was ended by signal 9 (Killed)"
    bot 'answer() if asked["id"] < 20 else sys.exit(4)'
    lost "died with status 4"
    both jacquerie replay game.jsonl
    has "$out$err" "not finished"
}

@test "a bot that sleeps, or ignores its end" {
    time=300
    bot 'time.sleep(100)'
    lost "gave no answer within 300 ms; [game] bot_time gives it longer"
    bot 'signal.signal(signal.SIGTERM, signal.SIG_IGN); signal.signal(signal.SIGHUP, signal.SIG_IGN); time.sleep(100)'
    lost "gave no answer within 300 ms"
    bot 'os.system("sleep 100 &"); time.sleep(100)'
    lost "gave no answer within 300 ms"
}

@test "a bot that prints half a line and no more" {
    time=300
    bot 'sys.stdout.write("{"); sys.stdout.flush(); time.sleep(100)'
    lost "gave no answer within 300 ms"
}

@test "a bot that reads nothing" {
    time=300
    ini "bots = random, pipe:exec sleep 100" "bot_time = 300"
    lost "gave no answer within 300 ms"
}

@test "a bot that closes its output, or its input, but lives" {
    bot 'os.close(1); time.sleep(100)'
    lost "has closed its standard input or output"
    ini "bots = random, pipe:exec 0<&-; exec sleep 100"
    sed -i 's/; exec/ \&\& exec/' game.ini
    lost "has closed its standard input or output"
}

@test "a bot that floods" {
    bot 'sys.stdout.write("x" * 10000000); sys.stdout.flush()'
    lost "wrote more than 65535 bytes without a line end"
    ini "bots = random, pipe:exec cat /dev/zero"
    lost "wrote more than 65535 bytes without a line end"
    ini "bots = random, pipe:yes"
    lost "answered y: this is not JSON"
}

@test "a bot that answers nonsense" {
    bot 'print("dance", flush=True)'
    lost "answered dance: this is not JSON"
    bot 'sys.stdout.buffer.write(bytes(range(128, 256)) + b"\n"); sys.stdout.flush()'
    lost "this is not JSON"
    bot 'sys.stdout.buffer.write(b"\x1b[2J\0\n"); sys.stdout.flush()'
    lost "this is not JSON"
    hasnt "$err" $'\e'
    bot 'print("[]", flush=True)'
    lost "answered []: this is not an answer"
    bot 'print(json.dumps({"id": asked["id"]}), flush=True)'
    lost 'this is not an answer; write {"id":N,"index":I} or {"id":N,"choice":{...}}'
    bot 'answer(0, choice=0)'
    lost "this is not an answer"
    bot 'print("[" * 60000, flush=True)'
    lost "this is not JSON: maximum parsing depth reached"
}

@test "a bot that answers an illegal choice" {
    bot 'answer(len(asked["choices"]))'
    lost '"index" is one of '
    bot 'answer(-1)'
    lost '"index" is one of '
    bot 'answer(0.0)'
    lost '"index" is one of '
    bot 'print(json.dumps({"id": asked["id"], "choice": {"c": "place", "cell": [99, 99], "rot": 0}}), flush=True)'
    lost "is not legal here; legal: place "
}

@test "a bot that answers twice, or another question" {
    bot 'answer(); answer()'
    lost ": question 2 was asked; one line for each question, with its id"
    bot 'asked["id"] += 1; answer()'
    lost ": question 1 was asked"
}

@test "who lost and why, with --json" {
    bot 'sys.exit(3)'
    both jacquerie run game.ini --json
    expect_status 1
    python3 - <<'PY'
import json
r = json.load(open("stdout.txt"))
assert r["lost"] == "Blue" and r["why"].endswith("died with status 3") and not r["over"], r
assert not any(p["won"] for p in r["players"])
e = json.loads(open("stderr.txt").readline())
assert e["code"] == "bot" and e["message"] == r["why"], e
PY
}

@test "when the game is over the bots end, however they like it" {
    bot 'answer(); signal.signal(signal.SIGTERM, signal.SIG_IGN)'
    echo 'time.sleep(100)' >>bot.py
    both env MARK="$BATS_TEST_TMPDIR" "$JACQUERIE" run game.ini
    expect_status 0
    none_left
}

@test "the command runs in the INI's folder, and may hold commas and quotes" {
    mkdir "a folder"
    bot 'answer()'
    mv bot.py game.ini "a folder"
    sed -i "s/^bots = .*/bots = \"pipe:echo a,b >'x y' \&\& exec python3 bot.py\", random/" "a folder/game.ini"
    both jacquerie run "a folder/game.ini"
    expect_status 0
    [ "$(cat "a folder/x y")" = "a,b" ]
}

@test "a bot that fails may be resumed when it is mended" {
    bot 'answer() if asked["state"]["turn"] < 20 else sys.exit(1)'
    lost "died with status 1"
    bot 'answer()'
    both jacquerie run game.ini --resume game.jsonl
    expect_status 0
    both jacquerie run game.ini --record whole.jsonl
    cmp game.jsonl whole.jsonl
}
