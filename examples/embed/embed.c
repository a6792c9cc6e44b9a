/* embed.c - a program of your own that plays a game: loads a ruleset, watches what happens, lets
 * chance choose, prints the result.
 *
 *     cc embed.c $(pkg-config --cflags --libs jacquerie) -o embed
 *     ./embed ../revolt.ini 687 */
#include <inttypes.h>
#include <jacquerie.h>
#include <stdio.h>
#include <stdlib.h>

/* Every problem of the INI and its modules comes here, as a person would want to read it. */
static void report(void *ud, const jac_error *error, bool warning)
{
    char text[1024];
    (void)ud;
    (void)warning;
    jac_error_text(error, text, sizeof text);
    fprintf(stderr, "%s\n", text);
}

typedef struct counts {
    unsigned events, chances;
} counts;

/* Told of each event and each outcome of chance; it may look at the game, not change it. */
static void watch(void *ud, jac_engine *engine, const jac_game *game, const jac_seen *seen)
{
    counts *count = ud;
    (void)engine;
    (void)game;
    if (seen->hook == JAC_CHOICE_CHANCE)
        count->chances++;
    else
        count->events++;
}

/* Any number 0..n-1: a bot of one line. */
static size_t pick(uint64_t *random, size_t n)
{
    *random = *random * 6364136223846793005u + 1442695040888963407u;
    return (size_t)(*random >> 33) % n;
}

static jac_status play(jac_session *session, uint64_t random, jac_error *error)
{
    const jac_game *game = jac_session_game(session); /* stays where it is */
    while (jac_game_waits(game) != JAC_WAITS_OVER) {
        const jac_choice *list;
        size_t count = 0;
        jac_status status = jac_session_choices(session, &list, &count, error);
        if (status == JAC_OK)
            status = jac_session_apply(session, list[pick(&random, count)], error);
        if (status != JAC_OK)
            return status; /* the session holds the game as it was before */
    }
    return JAC_OK;
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: embed FILE.ini SEED\n");
        return 2;
    }
    jac_error error = { .status = JAC_OK };
    counts count = { 0, 0 };
    uint64_t seed = strtoull(argv[2], NULL, 10);
    jac_engine *engine = jac_load(argv[1], report, NULL, &error);
    if (!engine)
        return 2; /* reported already */
    jac_session *session = jac_session_new(engine, seed, &error);
    jac_status status = session ? JAC_OK : error.status;
    if (session) {
        jac_session_watch(session, watch, &count);
        status = play(session, seed, &error);
    }
    if (status == JAC_OK) {
        for (int p = 0; p < jac_game_players(engine); p++)
            printf("%s %d\n", jac_player_name(engine, p),
                   jac_game_points(engine, jac_session_game(session), p));
        printf("%zu choices, %u events, %u outcomes, hash 0x%016" PRIx64 "\n",
               jac_session_moves(session), count.events, count.chances, jac_session_hash(session));
    } else {
        report(NULL, &error, false);
    }
    jac_session_close(session, NULL);
    jac_engine_free(engine);
    return status == JAC_OK ? 0 : 1;
}
