/* measure.c - which measures a ruleset has, and what they are called. */
#include "sim.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct adding {
    jac_measures *to;
    size_t room;
    bool no_memory;
} adding;

/* Adds a measure; `name` and `text` are allocated (NULL: memory is out) and become the list's. */
static void add(adding *a, jac_measure_group group, int who, int which, char *name, char *text)
{
    jac_measures *m = a->to;
    if (m->count == a->room && !a->no_memory) {
        size_t room = a->room ? 2 * a->room : 64;
        jac_measure *more = realloc(m->at, room * sizeof *more);
        if (more) {
            m->at = more;
            a->room = room;
        } else {
            a->no_memory = true;
        }
    }
    if (!name || !text || a->no_memory) {
        free(name);
        free(text);
        a->no_memory = true;
        return;
    }
    m->at[m->count++] =
        (jac_measure){ .name = name, .text = text, .group = group, .who = who, .which = which };
}

static char *say(const char *format, ...) __attribute__((format(printf, 1, 2)));
static char *say(const char *format, ...)
{
    char text[512]; /* names of players, kinds and reasons are short */
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return strdup(text);
}

static void begin_group(adding *a, jac_measure_group group) { a->to->first[group] = a->to->count; }

/* ---- the groups ------------------------------------------------------------------------------ */

static void add_game(adding *a)
{
    begin_group(a, JAC_MEASURE_GAME);
    add(a, JAC_MEASURE_GAME, -1, 0, say("turns"), say("turns played"));
    add(a, JAC_MEASURE_GAME, -1, 1, say("choices"), say("choices made by all players"));
}

static void add_players(adding *a, const jac_ruleset *r)
{
    begin_group(a, JAC_MEASURE_POINTS);
    for (int p = 0; p < r->base.players; p++)
        add(a, JAC_MEASURE_POINTS, p, 0, say("points.%s", r->base.name[p]),
            say("points of %s", r->base.name[p]));
    begin_group(a, JAC_MEASURE_WON);
    for (int p = 0; p < r->base.players; p++)
        add(a, JAC_MEASURE_WON, p, 0, say("won.%s", r->base.name[p]),
            say("1 when %s had the most points alone", r->base.name[p]));
    begin_group(a, JAC_MEASURE_SHARED);
    for (int p = 0; p < r->base.players; p++)
        add(a, JAC_MEASURE_SHARED, p, 0, say("shared.%s", r->base.name[p]),
            say("1 when %s had the most points together with others", r->base.name[p]));
}

static void add_seats(adding *a, const jac_ruleset *r)
{
    begin_group(a, JAC_MEASURE_SEAT_POINTS);
    for (int s = 0; s < r->base.players; s++)
        add(a, JAC_MEASURE_SEAT_POINTS, s, 0, say("points.seat%d", s + 1),
            say("points of whoever sat at seat %d", s + 1));
    begin_group(a, JAC_MEASURE_SEAT_WON);
    for (int s = 0; s < r->base.players; s++)
        add(a, JAC_MEASURE_SEAT_WON, s, 0, say("won.seat%d", s + 1),
            say("1 when seat %d had the most points alone", s + 1));
    begin_group(a, JAC_MEASURE_SEAT_SHARED);
    for (int s = 0; s < r->base.players; s++)
        add(a, JAC_MEASURE_SEAT_SHARED, s, 0, say("shared.seat%d", s + 1),
            say("1 when seat %d had the most points together with others", s + 1));
}

static void add_sources(adding *a, const jac_ruleset *r)
{
    begin_group(a, JAC_MEASURE_KIND);
    for (uint32_t k = 0; k < r->kind.count; k++)
        for (int p = 0; p < r->base.players; p++) {
            const char *kind = jac_text(r, r->kind.at[k].name);
            add(a, JAC_MEASURE_KIND, p, (int)k, say("%s.%s", kind, r->base.name[p]),
                say("points of %s from features of kind %s", r->base.name[p], kind));
        }
    begin_group(a, JAC_MEASURE_REASON);
    for (uint32_t i = 0; i < r->reason.count; i++)
        for (int p = 0; p < r->base.players; p++) {
            const char *reason = jac_text(r, r->reason.at[i]);
            add(a, JAC_MEASURE_REASON, p, (int)i, say("%s.%s", reason, r->base.name[p]),
                say("points of %s without a feature, by the reason %s", r->base.name[p], reason));
        }
    for (int p = 0; p < r->base.players; p++)
        add(a, JAC_MEASURE_REASON, p, -1, say("other.%s", r->base.name[p]),
            say("points of %s without a feature or declared reason", r->base.name[p]));
}

static void add_counters(adding *a, const jac_engine *engine)
{
    begin_group(a, JAC_MEASURE_COUNTER);
    for (size_t i = 0; i < jac_stat_count(engine); i++)
        add(a, JAC_MEASURE_COUNTER, -1, (int)i, strdup(jac_stat_name(engine, i)),
            strdup(jac_stat_text(engine, i)));
}

/* ---- the list -------------------------------------------------------------------------------- */

static int by_name(const void *a, const void *b)
{
    return strcmp((*(const jac_measure *const *)a)->name, (*(const jac_measure *const *)b)->name);
}

/* JAC_OK, or JAC_E_USE when two have one name. */
static jac_status check_names(const jac_measures *m, jac_error *error)
{
    const jac_measure **sorted = calloc(m->count, sizeof *sorted);
    if (!sorted)
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    for (size_t i = 0; i < m->count; i++)
        sorted[i] = &m->at[i];
    qsort(sorted, m->count, sizeof *sorted, by_name);
    jac_status status = JAC_OK;
    for (size_t i = 1; i < m->count && status == JAC_OK; i++)
        if (strcmp(sorted[i - 1]->name, sorted[i]->name) == 0)
            status = jac_fail(error, JAC_E_USE, NULL, 0,
                              "two measures of a game would be called '%s'; give that player "
                              "another name",
                              sorted[i]->name);
    free(sorted);
    return status;
}

jac_measures *jac_measures_new(const jac_engine *engine, jac_error *error)
{
    const jac_ruleset *r = engine->rules;
    adding a = { .to = calloc(1, sizeof *a.to) };
    if (a.to) {
        a.to->players = r->base.players;
        a.to->kinds = (int)r->kind.count;
        a.to->reasons = (int)r->reason.count;
        add_game(&a);
        add_players(&a, r);
        add_seats(&a, r);
        add_sources(&a, r);
        add_counters(&a, engine);
        a.to->first[JAC_MEASURE_GROUP_COUNT] = a.to->count;
    }
    jac_status status = a.to && !a.no_memory
                            ? check_names(a.to, error)
                            : jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    if (status == JAC_OK)
        return a.to;
    jac_measures_free(a.to);
    return NULL;
}

void jac_measures_free(jac_measures *measures)
{
    if (!measures)
        return;
    for (size_t i = 0; i < measures->count; i++) {
        free(measures->at[i].name);
        free(measures->at[i].text);
    }
    free(measures->at);
    free(measures);
}

int jac_measure_find(const jac_measures *measures, const char *name)
{
    for (size_t i = 0; i < measures->count; i++)
        if (strcmp(measures->at[i].name, name) == 0)
            return (int)i;
    return -1;
}
