# What goes wrong outside the program: full disks, closed pipes, folders and files that can't be
# used, environments that lack something. Every command says so, and nothing is half done.
load ../cli/common

setup() {
    cd "$BATS_TEST_TMPDIR" || exit 1
    ini "[rules]" "festival = on"
    jacquerie run game.ini --record game.jsonl >/dev/null
    cp "$root/tests/fuzz/corpus/jcz/one_turn.jcz" game.jcz
}

# Everything that writes data to stdout.
commands() {
    cat <<END
run game.ini
run game.ini --json
run game.ini --watch
replay game.jsonl
replay game.jsonl --events
replay game.jsonl --events --json
replay game.jsonl --board
test $root/mods/seven_roads/tests
check game.ini --explain
check game.ini --json
rules list
rules show festival
rules explain game.ini
rules tiles game.ini
api
api --json
import game.jcz
import game.jcz --trace
bench --case hash --runs 1 --seconds 0.01
--version
--version --json
END
}

@test "a full disk: every command says that its output can't be written, and fails" {
    while read -r line; do
        # shellcheck disable=SC2086
        err=$("$JACQUERIE" $line 2>&1 >/dev/full) && status=0 || status=$?
        [ "$status" -eq 1 ] || { echo "$line: status $status: $err"; return 1; }
        has "$err" "the output can't be written: No space left on device" || { echo "$line"; return 1; }
    done < <(commands)
}

@test "a full disk: files that are written" {
    both jacquerie run game.ini --force --record /dev/full
    expect_status 2 && has "$err" "/dev/full: error: the record can't be written: No space left"
    both jacquerie import game.jcz --force --output /dev/full
    expect_status 1 && has "$err" "/dev/full: error: can't be written: No space left"
    both jacquerie test "$root/mods/seven_roads/tests" --junit /dev/full
    expect_status 1 && has "$err" "/dev/full" && has "$err" "No space left"
}

@test "a disk that is full in the middle of a game: what was written can be resumed to the same end" {
    trap '' XFSZ
    for blocks in 1 2 3 4; do
        rm -f cut.jsonl
        status=0
        (ulimit -f $blocks && exec "$JACQUERIE" run game.ini --record cut.jsonl) \
            >/dev/null 2>err.txt || status=$?
        expect_status 1 || [ "$status" -eq 2 ]
        has "$(cat err.txt)" "the record can't be written: File too large"
        [ "$(stat -c %s cut.jsonl)" -le $((blocks * 1024)) ]
        both jacquerie run game.ini --resume cut.jsonl
        expect_status 0
        cmp game.jsonl cut.jsonl
    done
}

@test "a pipe that is closed: the end is quiet" {
    while read -r line; do
        # shellcheck disable=SC2086
        { "$JACQUERIE" $line 2>err.txt || echo $? >status.txt; } | head -c 0
        [ ! -s err.txt ] || has "$(cat err.txt)" "agree" || { echo "$line: $(cat err.txt)"; return 1; }
        [ "$(cat status.txt 2>/dev/null || echo 141)" -eq 141 ] || { echo "$line"; return 1; }
        rm -f status.txt
    done < <(commands)
}

@test "a standard stream that is closed: no record has what belongs there" {
    for closed in '<&-' '>&-' '2>&-' '<&- >&- 2>&-'; do
        eval '"$JACQUERIE" run game.ini --force --record other.jsonl '"$closed" 2>/dev/null >/dev/null || true
        eval '"$JACQUERIE" run game.ini --force --record other.jsonl '"$closed" || true
        cmp game.jsonl other.jsonl
    done
}

@test "output that is closed fails" {
    while read -r line; do
        # shellcheck disable=SC2086
        err=$("$JACQUERIE" $line 2>&1 >&-) && status=0 || status=$?
        [ "$status" -eq 1 ] || { echo "$line: status $status: $err"; return 1; }
    done < <(commands)
}

@test "a folder in which nothing can be written" {
    both jacquerie run game.ini --record /proc/self/game.jsonl
    expect_status 2 && has "$err" "/proc/self/game.jsonl: error: the record can't be opened: "
    both jacquerie import game.jcz --output /proc/self/game.jsonl
    expect_status 1 && has "$err" "/proc/self/game.jsonl: error: can't be written: "
    both jacquerie test "$root/mods/seven_roads/tests" --junit /proc/self/junit.xml
    expect_status 1 && has "$err" "/proc/self/junit.xml"
    both jacquerie run game.ini --record no/where/game.jsonl
    expect_status 2 && has "$err" "No such file or directory"
}

@test "a read-only folder and files that can't be read, for somebody who isn't root" {
    user=()
    place=$(mktemp -d /tmp/jac_locked_XXXXXX)
    cp game.jsonl "$place/locked.jsonl" && cp game.ini "$place" && cp game.ini "$place/locked.ini"
    cd "$place"
    if [ "$(id -u)" -eq 0 ]; then
        # Somebody else has to be able to get at the program and the rules.
        user=(setpriv --reuid=65534 --regid=65534 --clear-groups)
        chmod 755 .
        "${user[@]}" "$JACQUERIE" rules explain game.ini >/dev/null 2>&1 ||
            { rm -rf "$place"; skip "nobody can't get at the program"; }
    fi
    chmod 000 locked.ini && chmod 444 locked.jsonl && chmod 555 .
    both "${user[@]}" "$JACQUERIE" run game.ini --record new.jsonl
    chmod 755 .
    expect_status 2 && has "$err" "new.jsonl: error: the record can't be opened: Permission denied"
    both "${user[@]}" "$JACQUERIE" run locked.ini
    expect_status 2 && has "$err" "locked.ini: error: the file can't be read: Permission denied"
    both "${user[@]}" "$JACQUERIE" run game.ini --resume locked.jsonl
    expect_status 2 && has "$err" "Permission denied"
    cmp "$BATS_TEST_TMPDIR/game.jsonl" locked.jsonl
    cd / && rm -rf "$place"
}

@test "files that are none of text, or never end" {
    for file in /dev/zero /dev/null /dev/urandom . /proc/self/mem; do
        for line in "run $file" "replay $file" "import $file" "test $file" "check $file" \
            "rules explain $file" "run game.ini --resume $file"; do
            # shellcheck disable=SC2086
            both timeout 20 "$JACQUERIE" $line
            case "$line $status" in
            *" 1" | *" 2") ;;
            # An INI may be empty, and here is a game to test.
            "test . 0" | "run /dev/null 0" | "check /dev/null 0" | "rules explain /dev/null 0") continue ;;
            *) echo "$line: status $status: $err"; return 1 ;;
            esac
            has "$err" "error: " || { echo "$line"; return 1; }
        done
    done
}

@test "a module whose files never end, or never begin, is refused" {
    mkdir -p mods/zero mods/pipe mods/linked
    ln -s /dev/zero mods/zero/init.lua
    mkfifo mods/pipe/init.lua
    echo 'return { api = 1, name = "linked" }' >mods/linked/init.lua
    ln -s /dev/zero mods/linked/more.lua
    for mod in zero pipe; do
        printf '%s\n' "[mods]" "path = mods" "$mod = on" >mod.ini
        both timeout 20 "$JACQUERIE" run mod.ini
        expect_status 2 && has "$err" "mods/$mod/init.lua: error: "
    done
    printf '%s\n' "[mods]" "path = mods" "linked = on" >mod.ini
    both timeout 20 "$JACQUERIE" run mod.ini --seed 1
    expect_status 0
}

@test "no HOME, no environment at all" {
    while read -r line; do
        case $line in bench*) continue ;; esac
        # shellcheck disable=SC2086
        both "$JACQUERIE" $line
        cp stdout.txt expected.txt
        [ "$status" -eq 0 ]
        # shellcheck disable=SC2086
        both env -i "$JACQUERIE" $line
        expect_status 0 && cmp expected.txt stdout.txt || { echo "$line"; return 1; }
    done < <(commands)
}

@test "a locale with decimal commas, one with other letters: the same, byte for byte" {
    command -v localedef >/dev/null && [ -e /usr/share/i18n/locales/de_DE ] ||
        skip "no locales can be made here"
    mkdir locales
    localedef -i de_DE -f UTF-8 locales/de_DE.UTF-8 2>/dev/null || true
    localedef -i tr_TR -f UTF-8 locales/tr_TR.UTF-8 2>/dev/null || true
    for locale in de_DE.UTF-8 tr_TR.UTF-8; do
        [ -d locales/$locale ] || skip "the locale $locale can't be made"
        # The command keeps to its own locale whatever is set; a program that embeds the library may
        # not: alloc_tests sets it, and prints what each job makes of it.
        jobs=$(dirname "$JACQUERIE")/alloc_tests
        [ ! -x "$jobs" ] || {
            "$jobs" --print C >expected.txt
            LOCPATH=$PWD/locales "$jobs" --print $locale >printed.txt
            cmp expected.txt printed.txt
        }
        LOCPATH=$PWD/locales LC_ALL=$locale "$JACQUERIE" run game.ini --record $locale.jsonl >/dev/null
        cmp game.jsonl $locale.jsonl
    done
}

@test "TZ, LANG and the messages' language change nothing" {
    for set in TZ=Pacific/Kiritimati TZ=nonsense LANG=de_DE.UTF-8 LC_ALL=POSIX LC_ALL=nonsense \
        LANGUAGE=fr LC_NUMERIC=de_DE.UTF-8; do
        both env "$set" "$JACQUERIE" run game.ini --force --record set.jsonl
        expect_status 0
        cmp game.jsonl set.jsonl
        both env "$set" "$JACQUERIE" replay none.jsonl
        expect_status 2 && has "$err" "No such file or directory"
    done
}

@test "bytes that are no UTF-8 in a path are shown as ?, and nothing is lost of them" {
    odd=$(printf 'a\377b')
    mkdir -p "$odd/mods"
    cp -r "$root/mods/seven_roads" "$odd/mods/"
    printf '[game]\nplayers = A, B\nseed = 1\nbots = random\n' >"$odd/b.ini"
    { cat "$odd/b.ini"; printf '[mods]\npath = mods\nseven_roads = on\n'; } >"$odd/g.ini"
    jacquerie run --json --record "$odd/r.jsonl" "$odd/g.ini" >one.json
    jacquerie replay --json --mods "$odd/mods" "$odd/r.jsonl" >/dev/null
    jacquerie sim -n 3 --json --out "$odd/s.jsonl" "$odd/g.ini" >/dev/null
    jacquerie sim -n 3 --json --isolate "$odd/g.ini" >/dev/null
    jacquerie sim --merge --json "$odd/s.jsonl" >/dev/null
    jacquerie compare -n 3 --json --out "$odd/p.jsonl" "$odd/b.ini" "$odd/g.ini" >two.json
    [ "$(jq -r .b <two.json)" = "a?b/g.ini" ]
    run jacquerie run --json "$odd/none.ini"
    [ "$status" -eq 2 ]
    [ "$output" = '{"level":"error","code":"io","file":"a?b/none.ini","message":"the file can'"'"'t be read: No such file or directory"}' ]
    run jacquerie compare --set "game.players=A, B$odd" "$odd/b.ini"
    [ "$status" -eq 2 ]
    [ "${lines[0]}" = "jacquerie compare: --set 'game.players=A, B$odd' is not UTF-8" ]
    run jacquerie compare --bots "r$odd" --set game.farmers=off "$odd/b.ini"
    [ "$status" -eq 2 ]
    [ "${lines[0]}" = "jacquerie compare: --bots 'r$odd' is not UTF-8" ]
}
