#!/usr/bin/env bats
# check: what it takes, and what it can't be made to find by a module alone. What it says of modules
# with mistakes is in tests/check.
load common

@test "check takes a folder, its init.lua, a file, a shipped name and a ruling file" {
    mkdir m
    echo 'return { api = 1, name = "m" }' | tee m/init.lua >m.lua
    for what in m m/init.lua m.lua ./m/ festival peasant_revolts+festival \
        "$root/rules/rulings/peasant_revolts+festival.lua"; do
        both jacquerie check "$what"
        expect_status 0 || { echo "for: $what"; return 1; }
        [ -z "$out" ]
        has "$err" "nothing wrong"
    done
}

@test "check: a shipped name misspelt: 2 and the nearest" {
    both jacquerie check fetsival
    expect_status 2
    has "$err" 'did you mean "festival"?'
}

@test "check: the shipped modules and mods have nothing wrong" {
    for what in "$root"/rules/*/init.lua "$root"/mods/*/init.lua "$root"/rules/rulings/*.lua; do
        both jacquerie check "$what"
        expect_status 0 || { echo "for: $what"; return 1; }
    done
}

@test "check --hashes prints a line a choice, the same in each process" {
    ini "[rules]" "festival = on"
    jacquerie check --hashes --games 2 game.ini >one.txt
    jacquerie check --hashes --games 2 game.ini >two.txt
    cmp one.txt two.txt
    [[ "$(head -n 1 one.txt)" =~ ^1\ 0\ 0x[0-9a-f]{16}\ turn\ [01]:\ the\ start$ ]]
    [ "$(cut -d ' ' -f 1 one.txt | sort -u | tr '\n' ' ')" = "1 2 " ]
}

@test "check --games: how many, and only a number" {
    ini
    both jacquerie check --games 1 game.ini
    expect_status 0
    has "$err" "1 games"
    both jacquerie check --games many game.ini
    expect_status 2
}

@test "check --json: errors and warnings are objects, the result too" {
    mkdir m
    cat >m/init.lua <<'LUA'
return { api = 1, name = "m", options = { x = { type = "boolean", default = true } } }
LUA
    both jacquerie check --json m
    expect_status 0
    python3 - <<'PY'
import json
warning = json.loads(open("stderr.txt").readline())
assert warning["level"] == "warning" and "options.x was never read" in warning["message"], warning
assert json.load(open("stdout.txt")) == {"ok": True, "warnings": 1, "games": 3}
PY
}

@test "check finds out what is another game in another process" {
    nm -D "$JACQUERIE" 2>/dev/null | grep -q __asan_init && skip "not under AddressSanitizer"
    # Stands in for a module that depends on its surroundings: the sandbox has no way to.
    cat >other.c <<'C'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
static int (*real_open(void))(const char *, int, ...) { return dlsym(RTLD_NEXT, "open"); }
static const char *other(const char *path)
{
    char line[4096];
    int own = real_open()("/proc/self/cmdline", O_RDONLY);
    ssize_t size = own < 0 ? 0 : read(own, line, sizeof line);
    close(own);
    return size > 0 && memmem(line, (size_t)size, "--hashes", 8) && strstr(path, "/m/init.lua")
               ? "other.lua" : path;
}
int open(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    int mode = va_arg(more, int);
    va_end(more);
    return real_open()(other(path), flags, mode);
}
FILE *fopen(const char *path, const char *mode)
{
    FILE *(*real)(const char *, const char *) = dlsym(RTLD_NEXT, "fopen");
    return real(other(path), mode);
}
C
    cc -shared -fPIC -o other.so other.c -ldl
    mkdir m
    cat >m/init.lua <<'LUA'
return { api = 1, name = "m", queries = { feature_points = function(_, points) return points + 1 end } }
LUA
    sed 's/points + 1/points + 2/' m/init.lua >other.lua
    LD_PRELOAD=$PWD/other.so both jacquerie check m
    expect_status 1
    has "$err" "m: error: a game goes another way in another process"
    has "$err" "seed 1, at choice"
}

@test "code that fails while a module is loaded: 2 in every command" {
    mkdir -p mods/m
    echo 'return { api = 1, name = "m", pick = { p = { figures = function() error("no") end } } }' >mods/m/init.lua
    ini "[mods]" "path = mods" "m = on"
    for line in "run game.ini" "check game.ini" "check mods/m" "rules explain game.ini" "run --json game.ini"; do
        # Word splitting is wanted.
        # shellcheck disable=SC2086
        both jacquerie $line
        expect_status 2 || { echo "for: $line"; return 1; }
        has "$err" "mods/m/init.lua"
    done
    both jacquerie run --json game.ini
    has "$err" '"code":"rules"'
}
