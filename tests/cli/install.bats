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

@test "a C program builds against the installed library by pkg-config" {
    cmake --install "$(dirname "$JACQUERIE")" --prefix "$BATS_TEST_TMPDIR/p" >/dev/null
    cat >player.c <<'C'
#include <jacquerie.h>
#include <stdio.h>
int main(int argc, char **argv)
{
    jac_error error;
    jac_engine *engine = jac_load(argv[argc - 1], NULL, NULL, &error);
    jac_game *game = engine ? jac_game_new(engine, 687, &error) : NULL;
    while (game && jac_game_waits(game) != JAC_WAITS_OVER) {
        const jac_choice *choice;
        size_t count = 0;
        if (jac_choices(engine, game, &choice, &count, &error) != JAC_OK ||
            jac_apply(engine, game, choice[0], &error) != JAC_OK)
            return 1;
    }
    if (!game)
        return 1;
    printf("%d\n", jac_game_points(engine, game, 0));
    jac_game_free(engine, game);
    jac_engine_free(engine);
    return 0;
}
C
    export PKG_CONFIG_PATH="$(dirname "$(find "$PWD/p" -name jacquerie.pc)")"
    flags=$(pkg-config --cflags --libs --static jacquerie)
    nm "$(find "$PWD/p" -name libjacquerie.a)" 2>/dev/null | grep -q __asan_init && flags="$flags -fsanitize=address,undefined"
    # shellcheck disable=SC2086
    gcc -std=c11 -Wall -Wextra -Wpedantic -Werror player.c $flags -o player
    JACQUERIE_RULES="$PWD/p/share/jacquerie/rules" ./player "$root/examples/base.ini"
}
