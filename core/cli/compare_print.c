/* compare_print.c - a comparison as text: what differs in the rules, a table, sentences. */
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli_compare.h"
#include "play.h"

/* ---- the rules ------------------------------------------------------------------------------- */

static const char *value_of(const json_t *one, const char *key)
{
    const char *text = json_string_value(json_object_get(one, key));
    return text ? text : "none";
}

static void print_rules(const comparing *c)
{
    size_t i;
    json_t *one;
    int width = 0, first = 0;
    if (json_array_size(c->differ) == 0) {
        puts("A and B are the same ruleset: all differences are 0.");
        return;
    }
    json_array_foreach(c->differ, i, one)
    {
        width = cli_wider(width, value_of(one, "what"));
        first = cli_wider(first, value_of(one, "a"));
    }
    puts("what differs in the rules");
    json_array_foreach(c->differ, i, one)
    {
        printf("  ");
        cli_put_name(value_of(one, "what"), width);
        printf("  ");
        cli_put_name(value_of(one, "a"), first);
        printf("  ->  %s\n", value_of(one, "b"));
    }
}

/* ---- the table ------------------------------------------------------------------------------- */

/* Nothing to see: 0 in every game of both. */
static bool is_empty(const jac_pair_measure *m) { return m->a.squares == 0 && m->b.squares == 0; }

static void print_row(const comparing *c, size_t i, int width)
{
    const jac_difference *d = &c->difference[i];
    const double half = (d->interval.high - d->interval.low) / 2;
    char mean[32], low[32] = "", high[32] = "", within[80] = "-", least[32] = "-", gain[32] = "-";
    compare_number(d->mean, half, mean);
    if (d->bounded) {
        compare_number(d->interval.low, half, low);
        compare_number(d->interval.high, half, high);
        snprintf(within, sizeof within, "%s to %s", low, high);
    }
    if (d->bounded && d->detectable > 0)
        compare_number(d->detectable, half, least);
    if (d->bounded && d->narrower != 0)
        snprintf(gain, sizeof gain, "%.0f %%", 100 * d->narrower);
    cli_put_name(jac_comparison_measure(c->comparison, i)->name, width);
    printf(" %9.3f %9.3f %9s %-2s  %-20s %10s %8s\n", d->a, d->b, mean,
           d->surely    ? "**"
           : d->differs ? "*"
                        : "",
           within, least, gain);
}

static void print_table(const comparing *c)
{
    const jac_comparison *k = c->comparison;
    int width = 7;
    for (size_t i = 0; i < k->count; i++)
        if (!is_empty(&k->both[i]))
            width = cli_wider(width, jac_comparison_measure(k, i)->name);
    putchar('\n');
    cli_put_name("a game", width);
    printf(" %9s %9s %9s %-2s  %-20s %10s %8s\n", "A", "B", "B - A", "", "95 % interval",
           "detectable", "narrower");
    for (size_t i = 0; i < k->count; i++)
        if (!is_empty(&k->both[i]))
            print_row(c, i, width);
}

static void print_only(const jac_measures *own, const jac_measures *other, const char *whose)
{
    bool any = false;
    for (size_t i = 0; i < own->count; i++)
        if (jac_measure_find(other, own->at[i].name) < 0) {
            printf("%s%s", any ? ", " : whose, own->at[i].name);
            any = true;
        }
    if (any)
        putchar('\n');
}

/* ---- sentences ------------------------------------------------------------------------------- */

static int by_size(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* How much the same seeds were worth; false: memory is out. */
static bool print_pairing(const comparing *c)
{
    const jac_comparison *k = c->comparison;
    double *gain = calloc(k->count + 1, sizeof *gain);
    size_t n = 0;
    if (!gain)
        return false;
    for (size_t i = 0; i < k->count; i++)
        if (c->difference[i].bounded && !is_empty(&k->both[i]) && c->difference[i].narrower != 0)
            gain[n++] = 100 * c->difference[i].narrower;
    if (n > 0) {
        qsort(gain, n, sizeof *gain, by_size);
        printf("The same seeds for both make the intervals narrower by %.0f %% (the median of %zu "
               "measures; from %.0f %% to %.0f %%).\n",
               gain[n / 2], n, gain[0], gain[n - 1]);
    }
    free(gain);
    return true;
}

/* Nothing was found: what would have been. */
static void print_detectable(const comparing *c, size_t tested)
{
    const jac_comparison *k = c->comparison;
    bool any = false;
    if (tested == 0) {
        puts("Every pair was the same in every measure.");
        return;
    }
    printf("No measure differs measurably. A true difference as large as this would have been seen "
           "in four of five such runs: ");
    for (size_t i = 0; i < k->count; i++) {
        const jac_measure *m = jac_comparison_measure(k, i);
        const jac_difference *d = &c->difference[i];
        char number[32];
        if ((m->group != JAC_MEASURE_GAME && m->group != JAC_MEASURE_POINTS &&
             m->group != JAC_MEASURE_WON) ||
            !(d->detectable > 0))
            continue;
        compare_number(d->detectable, d->detectable / 2, number);
        printf("%s%s %s", any ? ", " : "", m->name, number);
        any = true;
    }
    puts(any ? "." : "none of these varies.");
}

static bool print_sentences(const comparing *c)
{
    const jac_comparison *k = c->comparison;
    size_t surely = 0, alone = 0, tested = 0;
    putchar('\n');
    for (size_t i = 0; i < k->count; i++) {
        char text[1200];
        const jac_difference *d = &c->difference[i];
        tested += k->both[i].difference.squares != 0;
        surely += d->surely;
        alone += d->differs && !d->surely;
        if (!d->surely)
            continue;
        compare_sentence(c, i, text, sizeof text);
        puts(text);
    }
    if (surely + alone == 0)
        print_detectable(c, tested);
    else
        printf("\n** differs with all %zu measures considered that are not the same in every pair "
               "(Holm's steps, 5 %%): %zu\n"
               "*  differs by its own 95 %% interval only: %zu; up to %.1f would by chance\n",
               tested, surely, alone, 0.05 * (double)tested);
    return tested == 0 || print_pairing(c);
}

/* ---- all of it ------------------------------------------------------------------------------- */

bool compare_print(const comparing *c)
{
    const jac_comparison *k = c->comparison;
    printf("A  %s\nB  %s\n", c->title[COMPARE_A], c->title[COMPARE_B]);
    printf("%" PRIu64 " pair%s of games, seed %" PRIu64 ", seats %s", k->pairs,
           k->pairs == 1 ? "" : "s", c->arguments->plan.seed,
           c->arguments->plan.fixed ? "fixed" : "rotate");
    if (k->failed > 0)
        printf("; %" PRIu64 " left out, since a game of them failed", k->failed);
    puts("\n");
    print_rules(c);
    if (k->failed > 0) {
        char text[1024];
        jac_error_text(&k->failure, text, sizeof text);
        printf("\nfirst failure: game %" PRIu64 " of %s: %s\n", k->failed_game,
               k->failed_in_b ? "B" : "A", text);
    }
    if (k->pairs == 0)
        return true;
    print_table(c);
    print_only(k->a->measures, k->b->measures, "only A has: ");
    print_only(k->b->measures, k->a->measures, "only B has: ");
    if (k->pairs > 1)
        return print_sentences(c);
    puts("\nOne pair has no interval: nothing can be said of a difference; play more (-n).");
    return true;
}
