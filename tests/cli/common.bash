# What the tests of the command share. JACQUERIE names the program; default: the release build.
root=$(cd "$BATS_TEST_DIRNAME/../.." && pwd)
: "${JACQUERIE:=$root/build/release/jacquerie}"
export NO_COLOR=1
unset JACQUERIE_RULES

setup() {
    cd "$BATS_TEST_TMPDIR" || exit 1
}

jacquerie() { "$JACQUERIE" "$@"; }

# ini [LINE...]: writes game.ini, a base game of two random bots, with these lines at its end.
ini() {
    printf '%s\n' "[game]" "players = Red, Blue" "seed = 7" "$@" >game.ini
}

# both COMMAND...: runs it; stdout is then in $out, stderr in $err, the status in $status.
both() {
    status=0
    "$@" >stdout.txt 2>stderr.txt || status=$?
    out=$(cat stdout.txt) err=$(cat stderr.txt)
}

# say what was there, for a test that fails
expect_status() {
    [ "$status" -eq "$1" ] || {
        echo "status $status instead of $1; stdout: $out; stderr: $err"
        return 1
    }
}
has() {
    [[ "$1" == *"$2"* ]] || {
        echo "no '$2' in: $1"
        return 1
    }
}
hasnt() {
    [[ "$1" != *"$2"* ]] || {
        echo "'$2' in: $1"
        return 1
    }
}
