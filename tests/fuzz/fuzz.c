/* fuzz.c - see fuzz.h. */
#define _GNU_SOURCE
#include "fuzz.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "board.h"
#include "text.h"

#define MUST(holds)                                                                                \
    do {                                                                                           \
        if (!(holds)) {                                                                            \
            fprintf(stderr, "%s:%d: doesn't hold: %s\n", __FILE__, __LINE__, #holds);              \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

/* ---- the scratch folder --------------------------------------------------------------- */

static char scratch[64]; /* libFuzzer gives a target nothing to keep it in */

static int remove_one(const char *path, const struct stat *st, int type, struct FTW *where)
{
    (void)st;
    (void)type;
    (void)where;
    return remove(path);
}

static void remove_scratch(void) { nftw(scratch, remove_one, 8, FTW_DEPTH | FTW_PHYS); }

const char *fuzz_folder(void)
{
    if (!scratch[0]) {
        const char *in = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp";
        snprintf(scratch, sizeof scratch, "%s/jac_fuzz_XXXXXX", in);
        MUST(mkdtemp(scratch));
        atexit(remove_scratch);
    }
    return scratch;
}

const char *fuzz_file(const char *name, const uint8_t *data, size_t size)
{
    static char path[160];
    snprintf(path, sizeof path, "%s/%s", fuzz_folder(), name);
    FILE *out = fopen(path, "wb");
    MUST(out && fwrite(data, 1, size, out) == size);
    MUST(fclose(out) == 0);
    return path;
}

/* ---- messages ------------------------------------------------------------------------- */

/* Is the text whole UTF-8 at its end, whatever stands before: cut texts end with a character. */
static bool ends_whole(const char *text)
{
    size_t length = strlen(text), tail = 0;
    while (tail < length && tail < 3 && ((unsigned char)text[length - 1 - tail] & 0xC0) == 0x80)
        tail++;
    unsigned char lead = tail < length ? (unsigned char)text[length - 1 - tail] : 0;
    if (lead < 0xC0)
        return true; /* plain, or no UTF-8 in the first place */
    return tail >= (lead >= 0xF0 ? 3u : lead >= 0xE0 ? 2u : 1u);
}

void fuzz_error(const jac_error *error)
{
    MUST(error->status > JAC_OK && error->status < JAC_E_FAULT);
    MUST(error->what[0] && error->line >= 0);
    MUST(memchr(error->what, 0, sizeof error->what) && memchr(error->file, 0, sizeof error->file));
    MUST(memchr(error->hint, 0, sizeof error->hint));
    if (strlen(error->what) == sizeof error->what - 1)
        MUST(ends_whole(error->what));
}

void fuzz_report(void *ud, const jac_error *error, bool warning)
{
    (void)ud;
    if (!warning)
        fuzz_error(error);
    else
        MUST(error->what[0]);
}

/* ---- playing -------------------------------------------------------------------------- */

/* The choice as text, and as JSON that must name it again. */
static void tell_and_find(jac_engine *engine, const jac_game *game, jac_choice choice)
{
    char text[256];
    jac_error error;
    jac_choice found;
    MUST(jac_choice_text(engine, game, choice, text, sizeof text) > 0);
    json_t *json = jac_choice_to_json(engine, game, choice);
    MUST(json);
    if (jac_choice_from_json(engine, game, json, &found, NULL, 0, &error) != JAC_OK)
        MUST(error.status == JAC_E_MODULE); /* listing again may meet a limit */
    json_decref(json);
}

void fuzz_play(jac_engine *engine, uint64_t seed, int moves)
{
    jac_error error;
    jac_session *session = engine ? jac_session_new(engine, seed, &error) : NULL;
    if (!session) {
        if (engine)
            fuzz_error(&error);
        return;
    }
    const jac_game *game = jac_session_game(session);
    jac_status status = JAC_OK;
    for (int i = 0; i < moves && status == JAC_OK && jac_game_waits(game) != JAC_WAITS_OVER; i++) {
        const jac_choice *list;
        size_t count = 0;
        status = jac_session_choices(session, &list, &count, &error);
        if (status != JAC_OK)
            break;
        MUST(count > 0);
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        jac_choice choice = list[(seed >> 33) % count];
        if (i < 8)
            tell_and_find(engine, game, choice);
        uint64_t before = jac_session_hash(session);
        status = jac_session_apply(session, choice, &error);
        MUST(status == JAC_OK || jac_session_hash(session) == before);
        if (i == 4 && status == JAC_OK) {
            MUST(jac_session_undo(session, &error) == JAC_OK);
            MUST(jac_session_hash(session) == before);
        }
    }
    if (status != JAC_OK)
        fuzz_error(&error);
    jac_board_options look = { .figures = true };
    free(jac_board_text(engine, game, &look));
    MUST(jac_session_close(session, &error) == JAC_OK);
}
