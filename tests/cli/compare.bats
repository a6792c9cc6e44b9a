#!/usr/bin/env bats
# `jacquerie compare`: pairs of games of two rulesets.
load common

# two LINE...: game.ini with both expansions, played by random bots, and these lines.
two() {
    ini "bots = random, random" "[rules]" "peasant_revolts = on" "festival = on" "$@"
}

# wrong STATUS MESSAGE ARGUMENT...: nothing on stdout and this on stderr, without the hint to --help.
wrong() {
    local want=$1 message=$2
    shift 2
    both jacquerie compare "$@"
    expect_status "$want"
    [ -z "$out" ] || { echo "stdout: $out"; return 1; }
    err=$(grep -v -e '^Try ' -e '^information' stderr.txt || true)
    [ "$err" = "$message" ] || { printf 'said: %s\nnot:  %s\n' "$err" "$message"; return 1; }
}

@test "compare: what is wrong with the arguments is told, and the status is 2" {
    two
    wrong 2 "jacquerie compare: which INIs?"
    wrong 2 "jacquerie compare: compare with what? give a second INI, or --set SECTION.KEY=VALUE" game.ini
    wrong 2 "jacquerie compare: two INIs at a time" game.ini game.ini game.ini
    wrong 2 "jacquerie compare: --games '0' is no whole number from 1 to 1099511627776" game.ini game.ini -n 0
    wrong 2 "jacquerie compare: --games '-1' is no whole number from 1 to 1099511627776" game.ini game.ini -n -1
    wrong 2 "jacquerie compare: --jobs '0' is no whole number from 1 to 1024" game.ini game.ini --jobs 0
    for width in 0 -1 nan inf 1x ''; do
        wrong 2 "jacquerie compare: --until-width '$width' is no number above 0" game.ini game.ini --until-width "$width"
    done
    wrong 2 "jacquerie compare: --measure goes with --until-width" game.ini game.ini --measure turns
    for set in x x=1 x.=1 .x=1 x.y a=b.c=1; do
        wrong 2 "jacquerie compare: --set '$set' is not SECTION.KEY=VALUE" game.ini --set "$set"
    done
}

@test "compare: a file that is missing or broken, players who don't match, a measure nobody has" {
    two
    sed 's/festival/festval/' game.ini >broken.ini
    sed 's/Red, Blue/Red, Blue, Green/; s/random, random/random, random, random/' game.ini >three.ini
    wrong 2 "nix.ini: error: the file can't be read: No such file or directory" game.ini nix.ini
    wrong 2 "nix.ini: error: the file can't be read: No such file or directory" nix.ini game.ini
    wrong 2 "broken.ini:7: error: there is no module \"festval\"; did you mean \"festival\"?" game.ini broken.ini
    wrong 2 "broken.ini:7: error: there is no module \"festval\"; did you mean \"festival\"?
nix.ini: error: the file can't be read: No such file or directory" broken.ini nix.ini
    wrong 2 "error: game.ini has 2 players, three.ini 3; games of as many players can be compared" game.ini three.ini
    wrong 2 "error: A and B have no measure 'pionts.Red'; did you mean \"points.Red\"?" \
        game.ini game.ini --until-width 1 --measure pionts.Red
    wrong 2 "--set peasant_revolts.set_asid=3: error: peasant_revolts has no option \"set_asid\"; did you mean \"set_aside\"?" \
        game.ini --set peasant_revolts.set_asid=3
    wrong 2 "--set peasant_revolts.set_aside=99: error: peasant_revolts.set_aside can't be \"99\"; it is an integer from 0 to 12" \
        game.ini --set peasant_revolts.set_aside=99
    wrong 2 "pairs.txt: error: the ending doesn't tell what to write; end it in .jsonl or .csv" \
        game.ini game.ini --out pairs.txt
    echo old >pairs.csv
    wrong 2 "pairs.csv: error: exists already; --force overwrites it" game.ini game.ini -n 1 --out pairs.csv
    [ "$(cat pairs.csv)" = old ]
}

@test "compare: players of other names are compared by seat" {
    two
    sed 's/Red, Blue/Red, Green/' game.ini >green.ini
    both jacquerie compare game.ini green.ini -n 2
    expect_status 0
    has "$out" "only A has: points.Blue, won.Blue"
    has "$out" "points.seat2"
    sed 's/Red, Blue/White, Green/' game.ini >white.ini
    wrong 2 "error: --until-width: the players have other names in B, so no points of players can be compared; name a measure with --measure" \
        game.ini white.ini --until-width 9
}

@test "compare: the same file twice is the same ruleset, and every difference 0" {
    two
    both jacquerie compare game.ini game.ini -n 20
    expect_status 0
    has "$out" "A and B are the same ruleset: all differences are 0."
    has "$out" "Every pair was the same in every measure."
    both jacquerie compare game.ini game.ini -n 20 --json
    expect_status 0
    python3 - <<'END'
import json
c = json.load(open("stdout.txt"))
assert c["rules"] == [] and c["pairs"] == 20 and c["failed"] == 0 and c["sentences"] == []
assert all(m["difference"] == m["low"] == m["high"] == 0 and not m["differs"] for m in c["measures"])
END
}

@test "compare: one pair has no interval" {
    two
    both jacquerie compare game.ini --set festival.returns=meeples_only -n 1
    expect_status 0
    has "$out" "One pair has no interval: nothing can be said of a difference; play more (-n)."
    both jacquerie compare game.ini --set festival.returns=meeples_only -n 1 --json
    python3 -c '
import json
assert all(m["low"] is None and not m["differs"] for m in json.load(open("stdout.txt"))["measures"])'
}

@test "compare: what differs in the rules stands on top" {
    two
    { cat game.ini; printf '%s\n' "[peasant_revolts]" "set_aside = 4" "[rulings]" "REVOLT-R39 = off" "[mods]" "path = $root/mods" "seven_roads = on"; } |
        sed -e 's/random, random/random, greedy/' -e 's/^festival = on/festival = tiles/' -e '/^seed/a farmers = off' >b.ini
    both jacquerie compare game.ini b.ini -n 2
    expect_status 0
    cat >wanted.txt <<'END'
what differs in the rules
  game.bots                        random, random  ->  random, greedy
  game.farmers                     on              ->  off
  module festival                  1.0.0           ->  1.0.0, tiles only
  module peasant_revolts+festival  1.0.0           ->  none
  module seven_roads               none            ->  1.0.0
  peasant_revolts.set_aside        3               ->  4
  rulings.REVOLT-R39               on              ->  off
END
    sed -n '/^what differs/,/REVOLT-R39/p' stdout.txt >given.txt
    diff wanted.txt given.txt
}

@test "compare: points paid for protection rise with its price, by what was protected (worked out from the pairs)" {
    # Random bots don't look at points, so the games are the same but for what is paid.
    two
    both jacquerie compare game.ini --set peasant_revolts.price_placed=6 -n 40 --out pairs.csv --json
    expect_status 0
    python3 - <<'END'
import csv, json
total = 0
for row in csv.DictReader(open("pairs.csv")):
    n = int(row["peasant_revolts.protected_placed.a"])
    assert row["peasant_revolts.protected_placed.b"] == str(n)
    paid = {x: sum(int(row["peasant_revolts.protect.%s.%s" % (p, x)]) for p in ("Red", "Blue")) for x in "ab"}
    assert paid["b"] - paid["a"] == -2 * n, row
    total += n
m = {m["name"]: m for m in json.load(open("stdout.txt"))["measures"]}
assert abs(m["peasant_revolts.protected_placed"]["a"] - total / 40) < 1e-9
lost = sum(m["points." + p]["difference"] for p in ("Red", "Blue"))
assert abs(lost + 2 * total / 40) < 1e-9 and total > 0
assert m["points.Red"]["differs_holm"] and m["points.Red"]["high"] < 0
END
}

@test "compare: the interval is the paired t interval (worked out from the pairs)" {
    two
    both jacquerie compare game.ini --set rulings.REVOLT-R39=off -n 11 --out pairs.csv --json
    expect_status 0
    python3 - <<'END'
import csv, json, statistics as s
rows = list(csv.DictReader(open("pairs.csv")))
assert len(rows) == 11
for m in json.load(open("stdout.txt"))["measures"]:
    a = [int(r[m["name"] + ".a"]) for r in rows]
    b = [int(r[m["name"] + ".b"]) for r in rows]
    d = [y - x for x, y in zip(a, b)]
    half = 2.228139 * s.stdev(d) / 11 ** 0.5  # ten degrees of freedom
    assert abs(m["a"] - s.mean(a)) < 1e-6 and abs(m["b"] - s.mean(b)) < 1e-6
    assert abs(m["low"] - (s.mean(d) - half)) < 1e-4 and abs(m["high"] - (s.mean(d) + half)) < 1e-4
    if len(set(d)) > 1:
        assert m["differs"] == (m["low"] > 0 or m["high"] < 0)
END
}

@test "compare: its games are those of sim, whose seeds both have" {
    two
    two >/dev/null; cp game.ini b.ini; printf '%s\n' "[festival]" "returns = meeples_only" "[peasant_revolts]" "price_later = 0" >>b.ini
    jacquerie compare game.ini b.ini -n 30 --seed 5 --out pairs.csv >/dev/null 2>&1
    jacquerie sim game.ini -n 30 --seed 5 --out a.csv >/dev/null 2>&1
    jacquerie sim b.ini -n 30 --seed 5 --out b.csv >/dev/null 2>&1
    python3 - <<'END'
import csv
pairs, a, b = (list(csv.DictReader(open(f))) for f in ("pairs.csv", "a.csv", "b.csv"))
assert len(pairs) == len(a) == len(b) == 30
for p, x, y in zip(pairs, a, b):
    assert p["seed"] == x["seed"] == y["seed"]
    for name in x:
        if name + ".a" in p:
            assert p[name + ".a"] == x[name] and p[name + ".b"] == y[name], name
END
}

@test "compare: JSON lines say the same as CSV" {
    two
    jacquerie compare game.ini --set peasant_revolts.floor=zero -n 5 --out pairs.csv >/dev/null 2>&1
    jacquerie compare game.ini --set peasant_revolts.floor=zero -n 5 --out pairs.jsonl >/dev/null 2>&1
    python3 - <<'END'
import csv, json
lines = [json.loads(l) for l in open("pairs.jsonl")]
assert lines[0]["jacquerie_pairs"] == 1 and lines[0]["b"]["ruleset"]["options"]["peasant_revolts"]["floor"] == "zero"
rows = list(csv.DictReader(open("pairs.csv")))
assert len(rows) == len(lines) - 1 == 5
for row, line in zip(rows, lines[1:]):
    assert int(row["game"]) == line["game"] and row["seed"] == line["seed"] and row["status_a"] == line["status_a"] == "ok"
    for x in "ab":
        for name, value in line[x].items():
            assert int(row["%s.%s" % (name, x)]) == value
END
}

@test "compare: any number of jobs gives the same, also where --until-width ends it" {
    two
    for jobs in 1 2 3 7; do
        jacquerie compare game.ini --set rulings.REVOLT-R39=off --until-width 9 --jobs $jobs --json \
            --out $jobs.csv >$jobs.json 2>$jobs.err
    done
    for jobs in 2 3 7; do
        cmp 1.json $jobs.json
        cmp 1.csv $jobs.csv
    done
    python3 - <<'END'
import json
c = json.load(open("1.json"))
assert c["narrow_enough"] and c["pairs"] % 100 == 0 and 100 <= c["pairs"] < 100000
width = max(m["high"] - m["low"] for m in c["measures"] if m["name"] in ("points.Red", "points.Blue"))
assert width < 9
END
    # A hundred pairs before it was not: the last look but one.
    pairs=$(python3 -c 'import json; print(json.load(open("1.json"))["pairs"] - 100)')
    [ "$pairs" -eq 0 ] || {
        both jacquerie compare game.ini --set rulings.REVOLT-R39=off --until-width 9 -n "$pairs" --json
        expect_status 1
        has "$err" "not below 9; play more (-n)"
    }
}

@test "compare: --until-width of a measure" {
    two
    both jacquerie compare game.ini --set rulings.REVOLT-R39=off --until-width 0.5 --measure won.Red --json
    expect_status 0
    python3 -c '
import json
c = json.load(open("stdout.txt"))
m = [m for m in c["measures"] if m["name"] == "won.Red"][0]
assert c["narrow_enough"] and c["pairs"] == 100 and m["high"] - m["low"] < 0.5'
}

@test "compare: a width that isn't reached is status 1" {
    two
    both jacquerie compare game.ini --set rulings.REVOLT-R39=off --until-width 0.001 -n 10
    expect_status 1
    has "$err" "after 10 pairs, not below 0.001; play more (-n)"
    has "$out" "10 pairs of games"
}

@test "compare: a pair with a failed game is left out and counted, status 1" {
    mkdir -p mods/odd
    cat >mods/odd/init.lua <<'END'
return { api = 1, name = "odd", on = { ended = function(game)
  if game.players[1].points % 2 == 1 then error("an odd score") end
end } }
END
    two "[mods]" "path = mods" "odd = off"
    both jacquerie compare game.ini --set mods.odd=on -n 40 --out pairs.csv --json
    expect_status 1
    python3 - <<'END'
import csv, json
c = json.load(open("stdout.txt"))
rows = list(csv.DictReader(open("pairs.csv")))
bad = [r for r in rows if r["status_b"] != "ok"]
assert len(rows) == 40 and c["pairs"] + c["failed"] == 40 and len(bad) == c["failed"] > 0 and c["pairs"] > 0
assert all(r["status_a"] == "ok" and "an odd score" in r["error"] and r["turns.a"] == "" for r in bad)
assert c["first_failure"]["of"] == "b" and c["first_failure"]["game"] == int(bad[0]["game"])
assert "mods/odd/init.lua:2" in c["first_failure"]["error"]
END
    both jacquerie compare game.ini --set mods.odd=on -n 40
    expect_status 1
    has "$out" "left out, since a game of them failed"
    has "$out" "an odd score"
}

@test "compare: Ctrl-C shows what is finished, status 130" {
    two
    status=0
    timeout --preserve-status -s INT 1.5 "$JACQUERIE" compare game.ini --set rulings.REVOLT-R39=off \
        -n 1000000 --json --out pairs.csv >stdout.txt 2>stderr.txt || status=$?
    out=$(cat stdout.txt) err=$(cat stderr.txt)
    expect_status 130
    has "$err" "interrupted"
    python3 - <<'END'
import csv, json
c = json.load(open("stdout.txt"))
assert c["interrupted"] is True and 0 < c["pairs"] < 1000000
assert len(list(csv.reader(open("pairs.csv")))) == c["pairs"] + 1
END
}

@test "compare: a sentence for what differs, with the change's name" {
    two
    both jacquerie compare game.ini --set rules.festival=off -n 100
    expect_status 0
    # Ten festival tiles fewer; a revolt tile that fits nowhere may take a turn's draw.
    [[ "$out" =~ With\ rules\.festival=off\ a\ game\ takes\ [0-9.]+\ turns\ fewer ]]
    has "$out" "only A has: festival.returned"
    cp game.ini other.ini
    sed -i 's/^festival = on/festival = off/' other.ini
    both jacquerie compare game.ini other.ini -n 100
    has "$out" "With other.ini a game takes"
}

@test "the experiment festival_and_protection runs whole (200 pairs of each question)" {
    both env JACQUERIE="$JACQUERIE" "$root/examples/experiments/festival_and_protection/run.sh" \
        --pairs 200 tables
    expect_status 0
    [ "$(grep -c '^| .*ini' tables/random.md)" -eq 9 ]
    # Without pigs nothing is a figure and no meeple, so nothing can differ.
    has "$out" "| game.ini, festival.returns=meeples_only | 0 (0 to 0)  | 0 (0 to 0)  | 0 (0 to 0)  | 0 (0 to 0)  | 0 (0 to 0)  | 0 (0 to 0)  |"
    grep -q '^| pigs.ini, festival.returns=meeples_only .* -[0-9.]* (-[0-9.]* to -[0-9.]*) \*\* |' tables/random.md
    # Random bots pay whatever it costs: dearer is less for both.
    grep -q 'price_placed=6 | 0 (0 to 0)  | -[0-9.]* .*\*\* | -[0-9.]* .*\*\* |' tables/random.md
    both env JACQUERIE="$JACQUERIE" "$root/examples/experiments/festival_and_protection/run.sh"
    expect_status 2
    [ "$err" = "run.sh: which folder are the tables to be written to?" ]
}
