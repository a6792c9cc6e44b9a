/* compare_tell.c - a difference as a sentence, and the whole comparison as JSON. */
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli_compare.h"
#include "json_make.h"

void compare_number(double value, double half, char text[32])
{
    int places = 0; /* without uncertainty it is a whole number */
    if (half > 0)
        places = (int)(1 - floor(log10(half))); /* two digits of the uncertainty */
    places = places < 0 ? 0 : places > 6 ? 6 : places;
    snprintf(text, 32, "%.*f", places, value);
    if (strspn(text, "-0.") == strlen(text) && *text == '-')
        snprintf(text, 32, "%.*f", places, 0.0); /* no -0.00 */
}

/* ---- sentences ------------------------------------------------------------------------------- */

/* "city" of "city.Red", whose player is named by the measure. */
static void source_of(const comparing *c, const jac_measure *m, char *text, size_t size)
{
    size_t length = strlen(m->name), own = strlen(c->run[COMPARE_A]->name[m->who]) + 1;
    snprintf(text, size, "%.*s", (int)(length > own ? length - own : length), m->name);
}

/* Who, "Red" or "whoever sits at seat 2". */
static void who_of(const comparing *c, const jac_measure *m, char *text, size_t size)
{
    if (m->group >= JAC_MEASURE_SEAT_POINTS && m->group <= JAC_MEASURE_SEAT_SHARED)
        snprintf(text, size, "whoever sits at seat %d", m->who + 1);
    else if (m->who >= 0)
        snprintf(text, size, "%s", c->run[COMPARE_A]->name[m->who]);
    else
        *text = '\0';
}

/* What the difference is one of: the words before and after the number, and behind the interval. */
typedef struct words {
    char before[200], after[260], end[600];
} words;

static void choose_words(const comparing *c, const jac_measure *m, const char *more, words *w)
{
    char who[120], source[200];
    who_of(c, m, who, sizeof who);
    snprintf(w->before, sizeof w->before, "%s gets", who);
    snprintf(w->after, sizeof w->after, "points %s", more);
    *w->end = '\0';
    switch (m->group) {
    case JAC_MEASURE_GAME:
        snprintf(w->before, sizeof w->before, m->which == 0 ? "a game takes" : "a game has");
        snprintf(w->after, sizeof w->after, "%s %s", m->name, more);
        break;
    case JAC_MEASURE_WON:
    case JAC_MEASURE_SEAT_WON:
        snprintf(w->before, sizeof w->before, "%s alone wins", who);
        snprintf(w->after, sizeof w->after, "of 100 games %s", more);
        break;
    case JAC_MEASURE_SHARED:
    case JAC_MEASURE_SEAT_SHARED:
        snprintf(w->before, sizeof w->before, "%s shares the win of", who);
        snprintf(w->after, sizeof w->after, "of 100 games %s", more);
        break;
    case JAC_MEASURE_KIND:
        source_of(c, m, source, sizeof source);
        snprintf(w->after, sizeof w->after, "points %s from features of kind %s", more, source);
        break;
    case JAC_MEASURE_REASON:
        source_of(c, m, source, sizeof source);
        snprintf(w->after, sizeof w->after,
                 m->which < 0 ? "points %s without feature or declared reason%.0s"
                              : "points %s by the reason %s",
                 more, source);
        break;
    case JAC_MEASURE_COUNTER:
        snprintf(w->before, sizeof w->before, "a game has");
        snprintf(w->after, sizeof w->after, "%s", more);
        snprintf(w->end, sizeof w->end, ": %s", m->text);
        break;
    default:
        break;
    }
}

void compare_sentence(const comparing *c, size_t measure, char *text, size_t size)
{
    const jac_measure *m = jac_comparison_measure(c->comparison, measure);
    const jac_difference *d = &c->difference[measure];
    bool share = m->group == JAC_MEASURE_WON || m->group == JAC_MEASURE_SHARED ||
                 m->group == JAC_MEASURE_SEAT_WON || m->group == JAC_MEASURE_SEAT_SHARED;
    const double scale = share ? 100 : 1;
    const double low = scale * (d->mean < 0 ? -d->interval.high : d->interval.low);
    const double high = scale * (d->mean < 0 ? -d->interval.low : d->interval.high);
    const double half = (high - low) / 2;
    char number[32], from[32], to[32];
    words w;
    choose_words(c, m, d->mean < 0 ? "fewer" : "more", &w);
    compare_number(scale * fabs(d->mean), half, number);
    compare_number(low, half, from);
    compare_number(high, half, to);
    if (half > 0)
        snprintf(text, size, "With %s %s %s %s (%s to %s)%s.", c->label[COMPARE_B], w.before,
                 number, w.after, from, to, w.end);
    else
        snprintf(text, size, "With %s %s %s %s in every pair%s.", c->label[COMPARE_B], w.before,
                 number, w.after, w.end);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static json_t *measure_json(const comparing *c, size_t i)
{
    const jac_measure *m = jac_comparison_measure(c->comparison, i);
    const jac_difference *d = &c->difference[i];
    json_t *json = json_pack("{ss ss sf sf sf}", "name", m->name, "text", m->text, "a", d->a, "b",
                             d->b, "difference", d->mean);
    jac_json_set(&json, "low", d->bounded ? json_real(d->interval.low) : json_null());
    jac_json_set(&json, "high", d->bounded ? json_real(d->interval.high) : json_null());
    jac_json_set(&json, "detectable", d->bounded ? json_real(d->detectable) : json_null());
    jac_json_set(&json, "narrower", d->bounded ? json_real(d->narrower) : json_null());
    jac_json_set(&json, "differs", json_boolean(d->differs));
    jac_json_set(&json, "differs_holm", json_boolean(d->surely));
    return json;
}

/* Names of the measures that only one has. */
static json_t *only_json(const jac_measures *own, const jac_measures *other)
{
    json_t *list = json_array();
    for (size_t i = 0; i < own->count; i++)
        if (jac_measure_find(other, own->at[i].name) < 0)
            jac_json_add(&list, jac_json_string(own->at[i].name));
    return list;
}

static json_t *failure_json(const comparing *c)
{
    const jac_comparison *k = c->comparison;
    char text[1024];
    jac_error_text(&k->failure, text, sizeof text);
    json_t *json = json_pack("{ss}", "of", k->failed_in_b ? "b" : "a");
    jac_json_set(&json, "game", json_integer((json_int_t)k->failed_game));
    jac_json_set(&json, "error", jac_json_string(text));
    return json;
}

json_t *compare_json(const comparing *c)
{
    const jac_comparison *k = c->comparison;
    json_t *json = json_object();
    jac_json_set(&json, "a", jac_json_string(c->title[COMPARE_A]));
    jac_json_set(&json, "b", jac_json_string(c->title[COMPARE_B]));
    jac_json_set(&json, "seed", jac_json_number(c->arguments->plan.seed));
    jac_json_set(&json, "seats", jac_json_string(c->arguments->plan.fixed ? "fixed" : "rotate"));
    jac_json_set(&json, "pairs", json_integer((json_int_t)k->pairs));
    jac_json_set(&json, "failed", json_integer((json_int_t)k->failed));
    if (k->failed > 0)
        jac_json_set(&json, "first_failure", failure_json(c));
    if (c->interrupted)
        jac_json_set(&json, "interrupted", json_true());
    if (c->arguments->width > 0)
        jac_json_set(&json, "narrow_enough", json_boolean(c->reached));
    jac_json_set(&json, "rules", json_incref(c->differ));
    json_t *measures = json_array(), *sentences = json_array();
    for (size_t i = 0; i < k->count; i++) {
        char text[1200];
        jac_json_add(&measures, measure_json(c, i));
        compare_sentence(c, i, text, sizeof text);
        if (c->difference[i].surely)
            jac_json_add(&sentences, jac_json_string(text));
    }
    jac_json_set(&json, "measures", measures);
    jac_json_set(&json, "only_a", only_json(k->a->measures, k->b->measures));
    jac_json_set(&json, "only_b", only_json(k->b->measures, k->a->measures));
    jac_json_set(&json, "sentences", sentences);
    return json;
}
