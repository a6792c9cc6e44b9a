/* play.c - one attack: loaded, played, and held against the same game without it.
 *
 * After a failed choice the session's game must be as before; other choices are tried. The same
 * choices are then made in an engine that met no failure, and again in the one that did: the
 * hashes after each are the same. */
#include "hostile.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "setup.h"

enum { MOVES = 400, CHOICES = 4000, NOTED = 2 };

typedef struct run {
    const attack *attack;
    outcome *o;
    jac_choice made[MOVES];
    uint64_t hash[MOVES + 1];
    int count, failures, noted;
    double began;
} run;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void begin(run *r) { r->began = now(); }
static void end(run *r)
{
    double took = now() - r->began;
    if (took > r->o->slowest)
        r->o->slowest = took;
}

/* A message must not move a terminal's cursor, and is UTF-8. */
static bool is_plain(const char *text)
{
    for (const unsigned char *c = (const unsigned char *)text; *c; c++) {
        int more = *c < 0x80 ? 0 : *c >= 0xF0 ? 3 : *c >= 0xE0 ? 2 : *c >= 0xC2 ? 1 : -1;
        if (more < 0 || *c < ' ' || *c == 0x7F || (*c == 0xC2 && c[1] < 0xA0) || *c > 0xF4)
            return false;
        for (; more > 0; more--)
            if ((*++c & 0xC0) != 0x80)
                return false;
    }
    return true;
}

static void note(run *r, const jac_error *error, bool warning)
{
    char text[1200], line[1400];
    jac_error_text(error, text, sizeof text);
    const char *parts[] = { text, error->module, error->hook };
    for (int i = 0; i < 3; i++)
        if (!is_plain(parts[i]))
            say(r->o->problem, "part %d of the message is not plain text\n", i);
    char *word = warning ? strstr(text, "error: ") : NULL;
    snprintf(line, sizeof line, "[%s%s%s] %.*s%s%s\n", error->module, *error->hook ? " " : "",
             error->hook, word ? (int)(word - text) : 1200, text, word ? "warning: " : "",
             word ? word + 7 : "");
    if (!strstr(r->o->said, line) && r->noted++ < NOTED)
        say(r->o->said, "%s", line);
}

static void report(void *ud, const jac_error *error, bool warning) { note(ud, error, warning); }

static jac_engine *load(run *r, const char *folder, bool with_attack, jac_report_fn *tell)
{
    jac_error error;
    char text[64];
    jac_settings *s = jac_settings_new(folder, "game.ini");
    int line = 1;
    jac_settings_add(s, "mods", "path", "mods", NULL, line++);
    if (with_attack) {
        jac_settings_add(s, "mods", r->attack->name, "on", NULL, line++);
        const char *value;
        for (size_t i = 0; (value = attack_value(r->attack, "with", i)) != NULL; i++)
            jac_settings_add(s, "mods", value, "on", NULL, line++);
        for (size_t i = 0; (value = attack_value(r->attack, "ini", i)) != NULL; i++) {
            char section[80], key[80];
            int at = 0;
            if (sscanf(value, "%79s %79s %n", section, key, &at) >= 2)
                jac_settings_add(s, section, key, value + at, NULL, line++);
        }
    }
    if (!with_attack || !attack_value(r->attack, "alone", 0))
        jac_settings_add(s, "mods", "innocent", "on", NULL, line++);
    begin(r);
    jac_engine *engine = jac_load_settings(s, tell, r, &error);
    end(r);
    jac_settings_free(s);
    jac_error_text(&error, text, sizeof text);
    return engine;
}

/* ---- the attacked game ----------------------------------------------------------------------- */

static bool choose(run *r, jac_session *session, jac_choice choice)
{
    jac_error error;
    uint64_t before = jac_session_hash(session);
    begin(r);
    jac_status status = jac_session_apply(session, choice, &error);
    end(r);
    if (status == JAC_OK) {
        r->made[r->count++] = choice;
        r->hash[r->count] = jac_session_hash(session);
        r->o->applied++;
        return true;
    }
    r->o->refused++;
    r->failures++;
    note(r, &error, false);
    if (jac_session_hash(session) != before)
        say(r->o->problem, "another hash after the failed choice\n");
    return false;
}

/* The next choice, or others when it fails; false when none went through. */
static bool move(run *r, jac_session *session)
{
    static jac_choice kept[CHOICES];
    const jac_choice *list;
    size_t count;
    jac_error error;
    begin(r);
    jac_status status = jac_session_choices(session, &list, &count, &error);
    end(r);
    if (status != JAC_OK) {
        r->failures++;
        note(r, &error, false);
        return false;
    }
    if (count == 0 || count > CHOICES) {
        say(r->o->problem, "%zu choices\n", count);
        return false;
    }
    memcpy(kept, list, count * sizeof *list);
    /* Late ones first: those that put a figure; then, after failures, the first one: pass. */
    size_t at = ((size_t)r->count * 7919u + 3) % count;
    if (r->failures < 3 && choose(r, session, kept[at]))
        return true;
    if (choose(r, session, kept[0]))
        return true;
    return count > 1 && r->failures < 6 && choose(r, session, kept[count - 1]);
}

static void play_attacked(run *r, jac_engine *engine)
{
    jac_error error;
    begin(r);
    jac_session *session = jac_session_new(engine, 7, &error);
    end(r);
    if (!session) {
        note(r, &error, false);
        return;
    }
    r->hash[0] = jac_session_hash(session);
    const char *moves = attack_value(r->attack, "moves", 0);
    int most = moves ? atoi(moves) : 40;
    while (r->count < most && r->count < MOVES && r->failures < 8 &&
           jac_game_waits(jac_session_game(session)) != JAC_WAITS_OVER)
        if (!move(r, session))
            break;
    jac_session_close(session, &error);
}

/* ---- the same choices, untouched ------------------------------------------------------------- */

static void play_again(run *r, jac_engine *engine, const char *what)
{
    jac_error error;
    jac_session *session = jac_session_new(engine, 7, &error);
    if (!session) {
        if (r->count > 0)
            say(r->o->problem, "%s: no new game: %s\n", what, error.what);
        return;
    }
    if (jac_session_hash(session) != r->hash[0] && r->count > 0)
        say(r->o->problem, "%s: another hash at the start\n", what);
    for (int i = 0; i < r->count; i++) {
        if (jac_session_apply(session, r->made[i], &error) != JAC_OK) {
            say(r->o->problem, "%s: choice %d fails: %s\n", what, i, error.what);
            break;
        }
        if (jac_session_hash(session) != r->hash[i + 1]) {
            say(r->o->problem, "%s: another hash after choice %d\n", what, i);
            break;
        }
    }
    jac_session_close(session, &error);
}

/* The innocent mod alone, in this process: nothing of the attack is left. */
static void play_innocent(run *r, const char *folder)
{
    jac_error error;
    jac_engine *engine = load(r, folder, false, report);
    jac_session *session = engine ? jac_session_new(engine, 7, &error) : NULL;
    for (int i = 0; session && i < 20; i++) {
        const jac_choice *list;
        size_t count;
        if (jac_session_choices(session, &list, &count, &error) != JAC_OK ||
            jac_session_apply(session, list[((size_t)i * 7919u) % count], &error) != JAC_OK) {
            say(r->o->problem, "the innocent mod fails alone: %s\n", error.what);
            break;
        }
    }
    if (!session)
        say(r->o->problem, "the innocent mod can't be loaded alone\n");
    else
        jac_session_close(session, &error);
    jac_engine_free(engine);
}

void attack_play(const attack *a, const char *folder, outcome *o)
{
    run *r = calloc(1, sizeof *r);
    if (!r)
        abort();
    r->attack = a;
    r->o = o;
    jac_engine *engine = load(r, folder, true, report);
    if (engine) {
        play_attacked(r, engine);
        jac_engine *fresh = load(r, folder, true, NULL);
        if (fresh)
            play_again(r, fresh, "untouched");
        else
            say(o->problem, "it can't be loaded twice\n");
        jac_engine_free(fresh);
        if (!attack_value(a, "keeps", 0))
            play_again(r, engine, "the same engine");
        jac_engine_free(engine);
    }
    if (!o->said[0])
        say(o->said, "plays on\n");
    play_innocent(r, folder);
    free(r);
}
