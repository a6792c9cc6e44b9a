#!/bin/sh
# Runs the whole experiment: what does the Festival's "figures or meeples only" change, and what
# does each price of protection?
#
#     run.sh [--pairs N] [--bots BOT] [--jobs N] FOLDER
#
# Has N pairs of games (10000) played by two bots of the kind (random) for each question and writes
# each comparison to FOLDER/BOT-QUESTION.txt, and all of them as one table to FOLDER/BOT.md.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
program=${JACQUERIE:-jacquerie}
pairs=10000 bot=random jobs= folder=
while [ $# -gt 0 ]; do
    case $1 in
    --pairs) pairs=${2:?--pairs N} && shift ;;
    --bots) bot=${2:?--bots BOT} && shift ;;
    --jobs) jobs=--jobs=${2:?--jobs N} && shift ;;
    -*) echo "run.sh: no option $1; use run.sh [--pairs N] [--bots BOT] [--jobs N] FOLDER" >&2 && exit 2 ;;
    *) folder=$1 ;;
    esac
    shift
done
[ -n "$folder" ] || { echo "run.sh: which folder are the tables to be written to?" >&2 && exit 2; }
mkdir -p "$folder"

# ask NAME INI SETTING: compares INI with itself, the setting changed.
ask() {
    "$program" compare "$here/$2" --set "$3" --bots "$bot, $bot" -n "$pairs" $jobs \
        >"$folder/$bot-$1.txt" 2>"$folder/$bot-$1.log" || {
        status=$?
        cat "$folder/$bot-$1.log" >&2
        exit $status
    }
    echo "$bot-$1.txt" >&2
    awk -v setting="$3" -v ini="$2" '
        # A row: name, A, B, B - A, perhaps a mark, then "LOW to HIGH".
        function cell(name,   i, mark) {
            if (!(name in row)) return "-"
            split(row[name], f, / +/)
            mark = f[5] ~ /^\*+$/ ? f[5] : ""
            i = mark == "" ? 5 : 6
            return f[4] " (" f[i] " to " f[i + 2] ") " mark
        }
        $3 ~ /^[0-9.-]+$/ && $4 ~ /^[0-9.-]+$/ { row[$1] = $0 }
        END {
            printf "| %s, %s | %s | %s | %s | %s | %s | %s |\n", ini, setting, cell("choices"),
                cell("points.seat1"), cell("points.seat2"), cell("festival.returned"),
                cell("peasant_revolts.protected_placed"), cell("peasant_revolts.protected_later")
        }' "$folder/$bot-$1.txt" >>"$folder/$bot.md"
}

cat >"$folder/$bot.md" <<END
B - A in a game with the 95 % interval, $pairs pairs of games by $bot bots

| B | choices | points of seat 1 | points of seat 2 | figures taken back | protected when placed | protected later |
|---|---|---|---|---|---|---|
END
ask returns game.ini festival.returns=meeples_only
ask returns-pigs pigs.ini festival.returns=meeples_only
for price in 0 2 6 8; do
    ask "placed-$price" game.ini "peasant_revolts.price_placed=$price"
done
for price in 0 1 4; do
    ask "later-$price" game.ini "peasant_revolts.price_later=$price"
done
cat "$folder/$bot.md"
