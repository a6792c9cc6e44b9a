#!/bin/sh
# Has every id of the rule book that states behaviour a scenario?
#
#     tests/scenarios/coverage.sh [RULEBOOK]
#
# RULEBOOK: the folder of fact sheets (default: ../shared/rulebook beside this repository). An id
# stands in the title of a scenario, or in described.txt (it describes texts: why), or in waiting.txt
# (the module it waits for), in one of them only; and what stands there is an id of the rule book.
# Prints TAP; says that it skips when the rule book is not there.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
root=$(CDPATH= cd -- "$here/../.." && pwd)
book=${1:-$root/../shared/rulebook}
if [ ! -f "$book/combinations.md" ]; then
    echo "1..0 # SKIP the rule book is not there: $book"
    exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Besides the first three sheets, those of the systems that are here: their rules, clarifications,
# variants, interactions and pitfalls.
sheets="base_game peasant_revolts festival combinations"
names=
for sheet in "$book"/*.md; do
    name=$(basename "$sheet" .md)
    case " $sheets " in *" $name "*) continue ;; esac
    [ -d "$root/rules/$name" ] || continue
    sheets="$sheets $name"
    names="$names|$(sed -n '1s/.*(\([A-Z0-9]*\)).*/\1/p' "$sheet")"
done
ids="(REVOLT|FEST)-[RXD][0-9]+|COMBO-[A-Z0-9]+-(REVOLT|FEST)-[0-9]+|BASE-[RCVP][0-9]+"
[ -z "$names" ] || ids="$ids|(${names#|})-[RCVXP][0-9]+"
# The ids of a table's first column, or at the head of a list's item.
for sheet in $sheets; do
    sed -n 's/^| *\([A-Z][^|]*\)|.*/\1/p; s/^- \([A-Z0-9]*-[A-Z][0-9]*\) .*/\1/p' "$book/$sheet.md"
done | grep -oE "$ids" | sort -u > "$work/book"
find "$root/rules" "$root/mods" "$root/tests/scenarios" -name '*.lua' -exec cat {} + |
    grep -E '^ *scenario *\(?"' | grep -oE "$ids" | sort -u > "$work/held"
for list in described waiting; do
    sed -n 's/^\([A-Z][^:]*\): ..*/\1/p' "$here/$list.txt" | sort > "$work/$list"
done

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
sort -u "$work/described" "$work/waiting" "$work/held" > "$work/all"
comm -23 "$work/book" "$work/all" > "$work/out"
check "every id has a scenario, or stands in described.txt or waiting.txt" "$work/out"
comm -13 "$work/book" "$work/all" > "$work/out"
check "every id named is one of the rule book" "$work/out"
sort "$work/described" "$work/waiting" "$work/held" | uniq -d > "$work/out"
check "no id stands in two of the three" "$work/out"
grep -hvE '^([A-Z0-9-]+: .+|#.*)?$' "$here/described.txt" "$here/waiting.txt" > "$work/out" || true
check "each line of the lists is ID: reason" "$work/out"
echo "1..$number"
echo "# $(grep -c . "$work/held") ids held by scenarios, $(grep -c . "$work/described") described," \
    "$(grep -c . "$work/waiting") waiting, of $(grep -c . "$work/book")"
exit $failed
