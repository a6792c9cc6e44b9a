#!/usr/bin/env bats
# An installed program finds its rules from any folder.
load common

@test "install into a prefix and run from another folder" {
    cmake --install "$(dirname "$JACQUERIE")" --prefix "$BATS_TEST_TMPDIR/some where" >/dev/null
    prefix="$BATS_TEST_TMPDIR/some where"
    mkdir elsewhere
    cd elsewhere
    both "$prefix/bin/jacquerie" rules list
    expect_status 0
    has "$out" "festival"
    # Its own rules, not those of the source tree.
    mv "$prefix/share/jacquerie/rules/festival" "$prefix/share/jacquerie/rules/funfair"
    sed -i 's/name = "festival"/name = "funfair"/' "$prefix/share/jacquerie/rules/funfair/init.lua"
    both "$prefix/bin/jacquerie" rules list
    has "$out" "funfair"
    ! grep -q '^festival ' stdout.txt
    mv "$prefix/share/jacquerie/rules/funfair" "$prefix/share/jacquerie/rules/festival"
    sed -i 's/name = "funfair"/name = "festival"/' "$prefix/share/jacquerie/rules/festival/init.lua"
    both "$prefix/bin/jacquerie" run "$prefix/share/jacquerie/examples/revolt.ini"
    expect_status 0
    both "$prefix/bin/jacquerie" test "$prefix/share/jacquerie/mods/seven_roads"
    expect_status 0
}

# installed: into p, PKG_CONFIG_PATH and the flags that this build's library wants.
installed() {
    cmake --install "$(dirname "$JACQUERIE")" --prefix "$BATS_TEST_TMPDIR/p" >/dev/null
    PKG_CONFIG_PATH="$(dirname "$(find "$PWD/p" -name jacquerie.pc)")"
    export PKG_CONFIG_PATH JACQUERIE_RULES="$PWD/p/share/jacquerie/rules"
    flags="-std=c11 -Wall -Wextra -Wpedantic -Werror"
    if nm "$(find "$PWD/p" -name libjacquerie.a)" 2>/dev/null | grep -q __asan_init; then
        flags="$flags -fsanitize=address,undefined"
    fi
    cp -r p/share/jacquerie/examples/embed embed
}

# plays PROGRAM: the same game as `run` would have it, told whole.
plays() {
    both "$1" "$root/examples/base.ini" 687
    expect_status 0
    python3 - <<'PY'
import re
*players, last = open("stdout.txt").read().splitlines()
assert len(players) >= 2 and all(re.fullmatch(r"\S+ \d+", p) for p in players), players
# 72 tiles: one starts, and the first was drawn when nobody watched yet. Each is placed or
# discarded, which is an event.
choices, events, outcomes = map(int, re.match(r"(\d+) choices, (\d+) events, (\d+) outcomes, hash 0x[0-9a-f]{16}$", last).groups())
assert outcomes == 70 and events > 71 and choices >= 71, last
PY
    both "$1" nothing.ini 1
    expect_status 2
    has "$err" "nothing.ini: error: "
}

@test "the example of embedding builds by make and pkg-config, and plays" {
    installed
    make -C embed CFLAGS="$flags" >make.log
    plays embed/embed
}

@test "the same through CMake's find_package" {
    installed
    cmake -S embed -B built -DCMAKE_PREFIX_PATH="$PWD/p" -DCMAKE_C_FLAGS="$flags" >cmake.log
    cmake --build built >>cmake.log
    plays built/embed
    # Moved elsewhere, it is found there.
    mv p q
    JACQUERIE_RULES="$PWD/q/share/jacquerie/rules"
    cmake -S embed -B again -DCMAKE_PREFIX_PATH="$PWD/q" -DCMAKE_C_FLAGS="$flags" >cmake.log
    cmake --build again >>cmake.log
    plays again/embed
    sed -i 's/jacquerie 1.0/jacquerie 2.0/' embed/CMakeLists.txt
    ! cmake -S embed -B third -DCMAKE_PREFIX_PATH="$PWD/q" >cmake.log 2>&1
}
