#!/usr/bin/env bats
# sim: many games, their results and summary; run --game. Built with ThreadSanitizer (preset `tsan`)
# these are the tests of its threads: JACQUERIE=build/tsan/jacquerie bats tests/cli/sim.bats
load common

# mod NAME: the module on stdin becomes mods/NAME, and game.ini has it on.
mod() {
    mkdir -p "mods/$1"
    cat >"mods/$1/init.lua"
    ini "[mods]" "path = mods" "$1 = on"
}
# A mod that fails when its die, thrown at the start of the game, shows 1 of $1.
failing() {
    mod fails <<LUA
return { api = 1, name = "fails",
  on = { start = function(game)
    if game.turn.number == 3 and math.random($1) == 1 then error("the die fell off the table") end
  end } }
LUA
}
python() { python3 -c "import json, sys
lines = [json.loads(l) for l in open(sys.argv[1])]
head, games = lines[0], lines[1:]
$1" "${@:2}"; }

# refused STATUS MESSAGE ARGUMENT...: the whole of stderr is the message, stdout is empty.
refused() {
    local want=$1 message=$2
    shift 2
    both jacquerie sim "$@"
    expect_status "$want"
    [ -z "$out" ]
    [ "$err" = "$message" ] || {
        echo "said: $err"
        return 1
    }
}
usage="Try \`jacquerie sim --help' or \`jacquerie sim --usage' for more information."

@test "sim prints what the games say together" {
    ini
    both jacquerie sim game.ini -n 20
    expect_status 0
    has "$out" "20 games, seed 7, seats rotate"
    has "$out" "won % (95 % interval)"
    has "$out" "monastery"
    has "$out" "turns"
    [[ "$err" =~ ^20\ games\ in\ [0-9.]+\ s,\ [0-9]+\ games/s$ ]]
}

@test "points by source add up to points, and wins, seats and players fit" {
    cp "$root/examples/revolt.ini" game.ini
    sed -i 's/^bots.*/bots = random, greedy, random/; s/^field_scoring.*//' game.ini
    jacquerie sim game.ini -n 30 -o out.jsonl >/dev/null 2>&1
    python '
assert len(games) == 30 and [g["game"] for g in games] == list(range(30))
kinds = [m["name"] for m in head["measures"] if m["group"] in ("kind", "reason")]
for g in games:
    points = {}
    for i, p in enumerate(head["players"]):
        points[p] = g["points." + p]
        assert points[p] == sum(g[k] for k in kinds if k.endswith("." + p)), g
        assert head["players"][(i + g["game"] * 2) % 3] == g["seats"][i], g
        seat = g["seats"].index(p) + 1
        for m in ("points", "won", "shared"):
            assert g["%s.%s" % (m, p)] == g["%s.seat%d" % (m, seat)], g
    best = [p for p in points if points[p] == max(points.values())]
    assert [p for p in points if g["won." + p]] == (best if len(best) == 1 else []), g
    assert [p for p in points if g["shared." + p]] == (best if len(best) > 1 else []), g
assert any(g["peasant_revolts.revolt.Red"] for g in games)
' out.jsonl
}

@test "farmers paid by city count as the field's points" {
    ini "field_scoring = per_city_4" "bots = greedy"
    jacquerie sim game.ini -n 10 -o out.jsonl >/dev/null 2>&1
    python '
assert all(g["field." + p] % 4 == 0 for g in games for p in head["players"])
assert sum(g["field.Red"] for g in games) > 0
' out.jsonl
}

@test "game k's seed is number k of SplitMix64 begun with the run's" {
    ini
    jacquerie sim game.ini -n 3 -o out.jsonl >/dev/null 2>&1
    python '
def split_mix(x):
    m = 2 ** 64 - 1
    x = (x + 0x9E3779B97F4A7C15) & m
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & m
    x = (x ^ x >> 27) * 0x94D049BB133111EB & m
    return x ^ x >> 31
assert [g["seed"] for g in games] == [str(split_mix(7 + k * 0x9E3779B97F4A7C15)) for k in range(3)]
' out.jsonl
}

@test "C119: the number of jobs does not change results: file and summary, three times each" {
    cp "$root/examples/revolt.ini" game.ini
    sed -i 's/^bots.*/bots = random, random, greedy/' game.ini
    for jobs in 1 2 8; do
        for time in 1 2 3; do
            jacquerie sim game.ini -n 24 -J $jobs -o $jobs.$time.jsonl >$jobs.$time.txt 2>/dev/null
            cmp 1.1.jsonl $jobs.$time.jsonl
            cmp 1.1.txt $jobs.$time.txt
        done
    done
    jacquerie sim game.ini -n 24 --isolate -o i.jsonl >i.txt 2>/dev/null
    cmp 1.1.jsonl i.jsonl
    cmp 1.1.txt i.txt
}

@test "run plays each game of a run again, seats and names with it, by the options of its line" {
    mod names <<'LUA'
return { api = 1, name = "names",
  on = { ended = function(game)
    for _, player in ipairs(game.players) do
      if player.name == "Red" then player:score(player.index * 100) end
    end
  end } }
LUA
    sed -i 's/^seed/bots = greedy, random\nseed/' game.ini
    for seats in rotate fixed; do
        jacquerie sim game.ini -n 4 -S $seats -o $seats.jsonl >/dev/null 2>&1
        for k in 1 2 3; do
            options=$(sed -n "$((k + 2))p" $seats.jsonl | grep -o '"run":"[^"]*"' | cut -d '"' -f 4)
            # shellcheck disable=SC2086
            jacquerie run game.ini $options --json >run.json
            python '
run = json.load(open(sys.argv[2]))
g = games[int(sys.argv[3])]
assert run["seed"] == g["seed"] and run["turns"] == g["turns"]
assert [p["name"] for p in run["players"]] == g["seats"], (run, g)
for p in run["players"]:
    assert p["points"] == g["points." + p["name"]], (run, g)
    assert p["bot"] == {"Red": "greedy", "Blue": "random"}[p["name"]]
' $seats.jsonl run.json $k
        done
    done
    # Red sits second in game 1, and the mod saw that.
    python 'assert games[1]["other.Red"] == 200 and games[2]["other.Red"] == 100' rotate.jsonl
    jacquerie run game.ini --game 1 --record record.jsonl >/dev/null
    jacquerie replay record.jsonl
}

@test "shards: the merged summary is that of one run, byte for byte; so is one of cat's files" {
    cp "$root/examples/revolt.ini" game.ini
    sed -i 's/^bots.*/bots = random/' game.ini
    jacquerie sim game.ini -n 50 >whole.txt 2>/dev/null
    jacquerie sim game.ini -n 50 --json >whole.json
    for k in 1 2 3 4; do
        jacquerie sim game.ini -n 50 --shard $k/4 -o s$k.jsonl >/dev/null 2>&1
    done
    both jacquerie sim --merge s3.jsonl s1.jsonl s4.jsonl s2.jsonl
    expect_status 0
    [ -z "$err" ]
    cmp stdout.txt whole.txt
    jacquerie sim --json --merge s?.jsonl >merged.json
    cmp merged.json whole.json
    cat s2.jsonl s4.jsonl s1.jsonl s3.jsonl >all.jsonl
    jacquerie sim --merge all.jsonl >merged.txt
    cmp merged.txt whole.txt
    # A whole run's file is a shard too: 1/1.
    jacquerie sim game.ini -n 50 -o one.jsonl >/dev/null 2>&1
    jacquerie sim --merge one.jsonl >merged.txt
    cmp merged.txt whole.txt
    # All games are there, each once.
    cat s?.jsonl | grep '^{"game"' | sort -V >sorted
    grep '^{"game"' one.jsonl | sort -V | cmp - sorted
}

@test "C117: one failing game does not hide, and does not stop the batch" {
    failing 20
    both jacquerie sim game.ini -n 100 -o out.jsonl
    expect_status 1
    failed=$(grep -c '"status":"module"' out.jsonl)
    [ "$failed" -ge 1 ]
    has "$out" "$((100 - failed)) games, seed 7, seats rotate; $failed failed"
    has "$out" "mods/fails/init.lua:3: error: the die fell off the table"
    python '
for g in games:
    if g["status"] != "ok":
        assert g["error"]["file"].endswith("mods/fails/init.lua") and g["error"]["line"] == 3, g
        assert g["error"]["module"] == "fails" and g["turns"] == 3 and g["seed"], g
        assert "points.Red" not in g, g
assert len(games) == 100
print(next(g["game"] for g in games if g["status"] != "ok"))
' out.jsonl >first
    first=$(cat first)
    # The same game fails alone, and with the first failure the run may end.
    both jacquerie run game.ini --game "$first"
    expect_status 1
    has "$err" "mods/fails/init.lua:3: error: the die fell off the table"
    both jacquerie sim game.ini -n 100 --fail-fast -o fast.jsonl
    expect_status 1
    has "$out" "$first games, seed 7, seats rotate; 1 failed"
    head -n $((first + 2)) out.jsonl | cmp - fast.jsonl
}

@test "a mod that loops in some games costs those games only" {
    mod loops <<'LUA'
return { api = 1, name = "loops",
  on = { start = function(game)
    if game.turn.number == 3 and math.random(20) == 1 then while true do end end
  end } }
LUA
    printf '[lua]\ninstructions = 100000\n' >>game.ini
    both jacquerie sim game.ini -n 60 --json
    expect_status 1
    python3 - <<'PY'
import json
r = json.load(open("stdout.txt"))
assert 1 <= r["failed"] <= 12 and r["finished"] + r["failed"] == 60, r
assert len(r["failures"]) == 1 and "mods/loops/init.lua:3" in r["failures"][0]["error"], r
assert r["failures"][0]["games"] == r["failed"], r
PY
}

@test "C115: Ctrl-C and SIGTERM among many games: what is finished is there, whole; 130" {
    ini
    for signal in INT TERM; do
        for isolate in "" --isolate; do
            rm -f out.jsonl
            status=0
            # shellcheck disable=SC2086
            timeout --preserve-status -s $signal 2 "$JACQUERIE" sim game.ini -n 1000000 $isolate \
                -o out.jsonl >stdout.txt 2>stderr.txt || status=$?
            out=$(cat stdout.txt) err=$(cat stderr.txt)
            expect_status 130
            games=$(($(wc -l <out.jsonl) - 1))
            has "$err" "interrupted, $games of 1000000 games finished"
            has "$out" "$games games, seed 7"
            python 'assert len(games) > 3 and all(g["status"] == "ok" for g in games)' out.jsonl
            both jacquerie sim --merge out.jsonl
            expect_status 0
            has "$err" "out.jsonl: warning: shard 1/1 has $games of its 1000000 games; it was interrupted"
        done
    done
}

@test "a worker that is killed costs its game; the others are played" {
    ini "bots = greedy" "sets = 6" # a tenth of a second a game: time to strike
    "$JACQUERIE" sim game.ini -n 20 -J 1 --isolate -o out.jsonl >stdout.txt 2>stderr.txt &
    sim=$!
    until worker=$(pgrep -P $sim) && [ "$(wc -l 2>/dev/null <out.jsonl)" -ge 1 ]; do
        kill -0 $sim
        sleep 0.05
    done
    sleep 0.3
    kill -s KILL "$worker"
    status=0
    wait $sim || status=$?
    out=$(cat stdout.txt) err=$(cat stderr.txt)
    expect_status 1
    has "$out" "19 games, seed 7, seats rotate; 1 failed"
    has "$out" "error: the worker was ended by signal 9 (Killed)"
    python '
assert len(games) == 20 and [g["status"] for g in games].count("fault") == 1
' out.jsonl
}

@test "--timeout gives a game up, also one whose bot never comes back" {
    ini "bots = greedy" "sets = 20"
    for isolate in "" --isolate; do
        # shellcheck disable=SC2086
        both jacquerie sim game.ini -n 2 -t 0.05 $isolate
        expect_status 1
        has "$out" "0 games, seed 7, seats rotate; 2 failed"
        has "$out" "2  error: the game took longer than 0.05 s; a longer --timeout lets it finish (first: game 0)"
    done
}

@test "CSV: the same numbers, quoted where needed" {
    ini
    sed -i 's/Red, Blue/R"d, Blue/' game.ini
    jacquerie sim game.ini -n 5 -o out.csv >/dev/null 2>&1
    jacquerie sim game.ini -n 5 -o out.jsonl >/dev/null 2>&1
    python '
import csv
rows = list(csv.DictReader(open("out.csv")))
assert len(rows) == 5
for row, g in zip(rows, games):
    assert row["seat1"] == g["seats"][0] and row["seed"] == g["seed"] and row["run"] == g["run"]
    assert row["points.R\"d"] == str(g["points.R\"d"]) and row["error"] == ""
' out.jsonl
}

@test "SQLite: tables for people's questions" {
    failing 20
    both jacquerie sim game.ini -n 30 -o out.sqlite
    [[ "$err" == *"built without SQLite"* ]] && skip "built without SQLite"
    expect_status 1
    jacquerie sim game.ini -n 30 -o out.jsonl >/dev/null 2>&1 || true
    python '
import sqlite3
db = sqlite3.connect("out.sqlite")
ask = lambda sql: db.execute(sql).fetchall()
good = [g for g in games if g["status"] == "ok"]
assert ask("select count(*), sum(\"points.Red\") from game where status = \"ok\"") == [
    (len(good), sum(g["points.Red"] for g in good))]
assert ask("select count(*) from game where error like \"%the die fell off%\"") == [
    (30 - len(good),)]
assert ask("select player from seat where game = 1 order by seat") == [("Blue",), ("Red",)]
assert ask("select seed, games, shard, shards, seats from run") == [("7", 30, 1, 1, "rotate")]
assert ask("select name, bot from player order by number") == [
    ("Red", "random"), ("Blue", "random")]
assert ask("select count(*) from measure") == [(len(head["measures"]),)]
' out.jsonl
}

@test "--out - : JSON lines in place of the summary; a closed pipe ends it quietly" {
    ini
    both jacquerie sim game.ini -n 5 -o -
    expect_status 0
    [ "$(wc -l <stdout.txt)" -eq 6 ]
    jacquerie sim game.ini -n 5 -o out.jsonl >/dev/null 2>&1
    cmp stdout.txt out.jsonl
    { "$JACQUERIE" sim game.ini -n 100000 -o - 2>stderr.txt || echo $? >status.txt; } |
        head -n 1 >/dev/null
    [ "$(cat status.txt)" -eq 141 ]
    [ ! -s stderr.txt ]
}

@test "a full disk is told; what is there is whole" {
    [ -e /dev/full ] || skip "no /dev/full"
    ini
    both jacquerie sim game.ini -n 5 -o full.jsonl
    ln -s /dev/full disk.jsonl
    both jacquerie sim game.ini -n 5 -o disk.jsonl --force
    expect_status 2
    [ "$err" = "disk.jsonl: error: can't be written: No space left on device; what is there is whole lines; free some space or choose another file" ]
    both jacquerie sim game.ini -n 5 -o -
    status=0
    jacquerie sim game.ini -n 5 -o - >/dev/full 2>stderr.txt || status=$?
    [ $status -eq 2 ]
    # A limit on the size of files is a disk that fills up in the midst of a line.
    status=0
    (
        ulimit -f 100 # KiB
        trap '' XFSZ
        exec "$JACQUERIE" sim game.ini -n 1000 -o part.jsonl
    ) >stdout.txt 2>stderr.txt || status=$?
    out=$(cat stdout.txt) err=$(cat stderr.txt)
    expect_status 1
    has "$err" "part.jsonl: error: can't be written: File too large; what is there is whole lines"
    [ "$(tail -c 1 part.jsonl | od -An -c | tr -d ' ')" = '\n' ]
    python 'assert len(games) > 20' part.jsonl
}

@test "memory doesn't grow with the number of games" {
    ini
    command -v /usr/bin/time >/dev/null || skip "no GNU time"
    nm -D "$JACQUERIE" | grep -qE '__[at]san_init' && skip "a sanitizer keeps what is freed"
    for n in 200 4000; do
        /usr/bin/time -f %M -o $n.txt "$JACQUERIE" sim game.ini -n $n -J 2 >/dev/null 2>&1
    done
    [ "$(cat 4000.txt)" -lt $(($(cat 200.txt) + 4000)) ]
}

@test "a bar with rate and time left on a terminal; none elsewhere" {
    command -v script >/dev/null || skip "no script(1)"
    ini
    script -qec "timeout -s INT 2 $JACQUERIE sim game.ini -n 1000000" typescript >/dev/null \
        </dev/null || true
    grep -qaE '\[#*\.*\] [0-9]+%  [0-9]+/1000000  [0-9.]+ games/s  [0-9:]+ left' typescript
    ! grep -qa $'\033' typescript
    both jacquerie sim game.ini -n 10
    hasnt "$err" "%"
}

@test "wrong numbers" {
    ini
    for n in 0 -5 1e9 "" x 1099511627777; do
        refused 2 "jacquerie sim: --games '$n' is no whole number from 1 to 1099511627776
$usage" game.ini -n "$n"
    done
    for n in 0 -1 10000 two; do
        refused 2 "jacquerie sim: --jobs '$n' is no whole number from 1 to 1024
$usage" game.ini --jobs "$n"
    done
    for k in 5/4 0/4 x/y 1 1/ /2 1/0 1/2/3; do
        refused 2 "jacquerie sim: --shard '$k' is not K/N with 1 <= K <= N <= 1000000
$usage" game.ini --shard "$k"
    done
    for t in 0 -1 x nan 1e9; do
        refused 2 "jacquerie sim: --timeout '$t' is no number of seconds above 0, at most a million
$usage" game.ini --timeout "$t"
    done
    refused 2 "jacquerie sim: --seats 'left' is neither rotate nor fixed
$usage" game.ini --seats left
    refused 2 "jacquerie sim: --seed '-1' is no whole number from 0 to 18446744073709551615
$usage" game.ini --seed -1
}

@test "wrong arguments" {
    ini
    refused 2 "jacquerie sim: which INI?
$usage"
    refused 2 "jacquerie sim: one INI at a time
$usage" game.ini game.ini
    refused 2 "jacquerie sim: which results files?
$usage" --merge
    refused 2 "jacquerie sim: --merge plays no games: it goes with --json only
$usage" --merge -n 5 x.jsonl
    refused 2 "jacquerie sim: --out - has results in place of the summary: not with --json
$usage" game.ini --out - --json
    refused 2 "nowhere.ini: error: the file can't be read: No such file or directory" nowhere.ini
    printf '[game]\nplayers = Red, Blue\n' >unseeded.ini
    refused 2 "error: shards need one seed for all; give it with --seed or in the INI" \
        unseeded.ini --shard 1/2
    ini
    sed -i 's/Red, Blue/Red, seat1/' game.ini
    refused 2 "error: two measures of a game would be called 'points.seat1'; give that player another name" game.ini
    both jacquerie run game.ini --seats fixed
    expect_status 2
    has "$err" "--seats goes with --game"
    both jacquerie run game.ini --game x
    expect_status 2
    has "$err" "--game 'x' is no whole number from 0 to 1099511627775"
}

@test "wrong files for --out" {
    ini
    mkdir folder.jsonl
    echo precious >here.jsonl
    refused 2 "here.jsonl: error: exists already; --force overwrites it" game.ini -o here.jsonl
    [ "$(cat here.jsonl)" = precious ]
    refused 2 "folder.jsonl: error: can't be written: Is a directory" game.ini -o folder.jsonl
    refused 2 "folder.jsonl: error: can't be written: Is a directory" game.ini -o folder.jsonl -f
    refused 2 "no/where.csv: error: can't be written: No such file or directory" game.ini \
        -o no/where.csv
    for name in out.txt out jsonl .jsonl; do
        refused 2 "$name: error: the ending doesn't tell what to write; end it in .jsonl, .csv or .sqlite, or use - for stdout" game.ini -o $name
    done
    both jacquerie sim game.ini -n 5 -o here.jsonl --force
    expect_status 0
    [ "$(wc -l <here.jsonl)" -eq 6 ]
}

@test "without a seed one is drawn and told, and gives the same games again" {
    printf '[game]\nplayers = Red, Blue\n' >game.ini
    both jacquerie sim game.ini -n 5
    expect_status 0
    [[ "$err" =~ ^seed\ ([0-9]+) ]]
    [ "$out" = "$(jacquerie sim game.ini -n 5 --seed "${BASH_REMATCH[1]}" 2>/dev/null)" ]
}

@test "--merge refuses what is no part of one run" {
    ini
    for k in 1 2 3; do
        jacquerie sim game.ini -n 9 -k $k/3 -o s$k.jsonl >/dev/null 2>&1
    done
    refused 2 "nowhere.jsonl: error: can't be read: No such file or directory" --merge nowhere.jsonl
    : >empty.jsonl
    refused 2 "empty.jsonl: error: the file is empty; the shard that should have written it has failed" --merge s1.jsonl empty.jsonl
    echo rubbish >rubbish.jsonl
    refused 2 "rubbish.jsonl:1: error: no results of \`jacquerie sim\`: the first line should be their header" --merge rubbish.jsonl
    jacquerie run game.ini --record record.jsonl >/dev/null
    refused 2 "record.jsonl:1: error: no results of \`jacquerie sim\`: the first line should be their header" --merge record.jsonl
    refused 2 "s1.jsonl:1: error: shard 1/3 is here twice: also in s1.jsonl, line 1" \
        --merge s1.jsonl s2.jsonl s1.jsonl
    jacquerie sim game.ini -n 9 -k 2/3 --seed 8 -o seed.jsonl >/dev/null 2>&1
    refused 2 "seed.jsonl:1: error: of another run than s1.jsonl: seed differs; merge the shards of one run only" --merge s1.jsonl seed.jsonl
    jacquerie sim game.ini -n 8 -k 2/3 -o games.jsonl >/dev/null 2>&1
    refused 2 "games.jsonl:1: error: of another run than s1.jsonl: games differs; merge the shards of one run only" --merge s1.jsonl games.jsonl
    jacquerie sim game.ini -n 9 -k 2/3 -S fixed -o seats.jsonl >/dev/null 2>&1
    refused 2 "seats.jsonl:1: error: of another run than s1.jsonl: seats differs; merge the shards of one run only" --merge s1.jsonl seats.jsonl
    jacquerie sim game.ini -n 9 -k 2/4 -o of.jsonl >/dev/null 2>&1
    refused 2 "of.jsonl:1: error: shard 2/4 does not go with s1.jsonl, shard 1/3" \
        --merge s1.jsonl of.jsonl
    ini "farmers = off"
    jacquerie sim game.ini -n 9 -k 2/3 -o rules.jsonl >/dev/null 2>&1
    refused 2 "rules.jsonl:1: error: of another run than s1.jsonl: ruleset differs; merge the shards of one run only" --merge s1.jsonl rules.jsonl
}

@test "--merge refuses lines that are cut, doubled, out of order, foreign; tells what is missing" {
    ini
    for k in 1 2 3; do
        jacquerie sim game.ini -n 9 -k $k/3 -o s$k.jsonl >/dev/null 2>&1
    done
    head -c -10 s2.jsonl >cut.jsonl
    refused 2 "cut.jsonl:4: error: the last line is cut off; take the whole file, or run that shard again" --merge s1.jsonl cut.jsonl
    sed -n '1p;2p;2p' s2.jsonl >twice.jsonl
    refused 2 "twice.jsonl:3: error: game 1 is here twice" --merge s1.jsonl twice.jsonl
    (sed -n 1p s2.jsonl; sed -n 3p s2.jsonl; sed -n 2p s2.jsonl) >order.jsonl
    refused 2 "order.jsonl:3: error: game 1 comes too late; the lines of a file are not to be sorted anew" --merge order.jsonl
    (sed -n 1p s2.jsonl; sed -n 2p s1.jsonl) >foreign.jsonl
    refused 2 "foreign.jsonl:2: error: game 0 is none of shard 2/3" --merge foreign.jsonl
    (sed -n 1p s2.jsonl; echo '{"game":1}') >line.jsonl
    refused 2 "line.jsonl:2: error: this line is no result of a game" --merge line.jsonl
    (sed -n 1p s2.jsonl; echo '[') >json.jsonl
    refused 2 "json.jsonl:2: error: no JSON object" --merge json.jsonl
    sed '1s/"measures":.*/"measures":[]}/' s2.jsonl >header.jsonl
    refused 2 "header.jsonl:1: error: the header of these results is not whole" --merge header.jsonl
    sed '1s/"jacquerie_sim":1/"jacquerie_sim":2/' s2.jsonl >format.jsonl
    refused 2 "format.jsonl:1: error: results of format 2, this program reads 1" --merge format.jsonl
    head -n 3 s2.jsonl >short.jsonl
    both jacquerie sim --merge s1.jsonl short.jsonl
    expect_status 0
    [ "$err" = "warning: of 3 shards 1 is missing: 3
short.jsonl: warning: shard 2/3 has 2 of its 3 games; it was interrupted, or runs still" ]
    has "$out" "5 games, seed 7"
}

@test "the cluster examples: shards by GNU parallel, and as a Slurm array's tasks, are one run" {
    ini
    export JACQUERIE
    jacquerie sim game.ini -n 40 >whole.txt 2>/dev/null
    for k in 1 2 3 4; do
        SLURM_ARRAY_TASK_ID=$k SLURM_ARRAY_TASK_MAX=4 SLURM_CPUS_PER_TASK=2 \
            "$root/examples/cluster/slurm.sh" game.ini 40 slurm >/dev/null 2>&1
    done
    jacquerie sim --merge slurm/*.jsonl | cmp - whole.txt
    both "$root/examples/cluster/slurm.sh" game.ini 40 slurm
    expect_status 2
    has "$err" "usage: sbatch"
    command -v parallel >/dev/null || skip "no GNU parallel"
    both "$root/examples/cluster/parallel.sh" game.ini 40 4 many
    expect_status 0
    cmp stdout.txt whole.txt
    # Again into the same folder: nothing is overwritten, and that is told.
    both "$root/examples/cluster/parallel.sh" game.ini 40 4 many
    expect_status 1
    has "$err" "exists already"
}
