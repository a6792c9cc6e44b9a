/* load_order.c - which modules are loaded, and in which order. */
#include <stdlib.h>
#include <string.h>

#include "load.h"

const jac_part *jac_part_named(const jac_loader *l, const char *name)
{
    for (size_t i = 0; i < l->part_count; i++)
        if ((l->part[i].on || l->part[i].tiles) && strcmp(l->part[i].name, name) == 0)
            return &l->part[i];
    return NULL;
}

/* Reports at the line that switched the module on, else at its own file. */
static void report_at(jac_loader *l, const jac_part *part, const char *text)
{
    l->at = part;
    if (part->ask->ini)
        jac_problem_at(l, part->ask->ini, part->ask->line, false, "%s", text);
    else
        jac_problem_at(l, part->file, 0, false, "%s", text);
    l->at = NULL;
}

static void check_twins(jac_loader *l)
{
    for (size_t i = 0; i < l->part_count; i++)
        for (size_t j = 0; j < i; j++) {
            const jac_part *a = &l->part[j], *b = &l->part[i];
            if (a->ask->off || b->ask->off || strcmp(a->name, b->name) != 0)
                continue;
            report_at(l, b,
                      jac_format(l, "two modules are named \"%s\", %s and %s; switch one off",
                                 b->name, a->ask->shown, b->ask->shown));
            break;
        }
}

/* A part that was asked for, whether or not it could be read. */
static const jac_part *asked(const jac_loader *l, const char *name)
{
    for (size_t i = 0; i < l->part_count; i++)
        if (!l->part[i].ask->off && strcmp(l->part[i].name, name) == 0)
            return &l->part[i];
    return NULL;
}

/* A ruling for A and B, of which one is off, is left out without a word. */
static void leave_out_between(jac_loader *l)
{
    for (size_t i = 0; i < l->part_count; i++) {
        jac_part *part = &l->part[i];
        for (size_t b = 0; b < part->between.count; b++) {
            const jac_part *other = jac_part_named(l, part->between.at[b]);
            if (!other || !other->on)
                part->on = part->tiles = false;
        }
    }
}

static void check_requires(jac_loader *l, const jac_part *part)
{
    for (size_t i = 0; i < part->requires.count; i++) {
        const char *name = part->requires.at[i];
        const jac_part *other = asked(l, name);
        if (other && (other->on || !other->known))
            continue;
        const char *state = other && other->tiles ? "on for its tiles only" : "not on";
        report_at(l, part,
                  jac_format(l, "%s requires %s, which is %s; write %s = on", part->name, name,
                             state, name));
    }
    for (size_t i = 0; i < part->conflicts.count; i++) {
        const jac_part *other = jac_part_named(l, part->conflicts.at[i]);
        if (other && other->on && other != part)
            report_at(l, part,
                      jac_format(l, "%s and %s can't be on together; switch one off", part->name,
                                 other->name));
    }
}

/* A part that must stand before `part` and isn't placed yet, or NULL. */
static jac_part *waits_for(const jac_loader *l, const jac_part *part)
{
    const jac_names *lists[] = { &part->requires, &part->after, &part->between };
    for (size_t n = 0; n < JAC_COUNT(lists); n++)
        for (size_t i = 0; i < lists[n]->count; i++)
            for (size_t p = 0; p < l->part_count; p++) {
                jac_part *other = &l->part[p];
                if ((other->on || other->tiles) && !other->ordered && other != part &&
                    strcmp(other->name, lists[n]->at[i]) == 0)
                    return other;
            }
    return NULL;
}

/* All that is left waits for something: reports one circle and places its members. */
static void break_circle(jac_loader *l, jac_part *part)
{
    for (size_t i = 0; i < l->part_count; i++)
        part = waits_for(l, part); /* surely on the circle now */
    const jac_part *first = part;
    const char *text = first->name;
    do {
        part = waits_for(l, part);
        text = jac_format(l, "%s after %s", text, part->name);
    } while (part != first);
    report_at(l, first,
              jac_format(l, "modules wait for each other, %s; see their requires and after", text));
    part->ordered = true;
    l->order[l->order_count++] = part;
}

/* The next part by kind (systems, rulings, mods), then the INI's order. NULL: none is left. */
static jac_part *next_part(jac_loader *l)
{
    jac_part *stuck = NULL;
    for (int kind = 0; kind <= 2; kind++)
        for (size_t i = 0; i < l->part_count; i++) {
            jac_part *part = &l->part[i];
            if (part->ask->kind != kind || part->ordered || !(part->on || part->tiles))
                continue;
            if (!waits_for(l, part))
                return part;
            if (!stuck)
                stuck = part;
        }
    if (stuck) {
        break_circle(l, stuck);
        return next_part(l);
    }
    return NULL;
}

void jac_load_order(jac_loader *l)
{
    l->order = jac_loader_take(l, (l->part_count + 1) * sizeof(jac_part *));
    l->at = NULL;
    check_twins(l);
    for (size_t i = 0; i < l->part_count; i++) {
        jac_part *part = &l->part[i];
        bool asked = part->known && !part->ask->off;
        part->tiles = asked && !part->ask->rules_only;
        part->on = asked && !part->ask->tiles_only;
    }
    leave_out_between(l);
    for (size_t i = 0; i < l->part_count; i++)
        if (l->part[i].on)
            check_requires(l, &l->part[i]);
    for (jac_part *part; (part = next_part(l));) {
        part->ordered = true;
        l->order[l->order_count++] = part;
    }
}

int jac_may_name(jac_loader *l, const jac_node *at, const char *path, const char *other,
                 size_t length)
{
    const jac_part *own = l->at;
    const char *name = jac_format(l, "%.*s", (int)length, other);
    if (strcmp(name, own->name) == 0)
        return 1;
    if (jac_names_has(&own->requires, name) || jac_names_has(&own->between, name) ||
        jac_names_has(&own->uses, name)) {
        const jac_part *part = jac_part_named(l, name);
        return part && part->on;
    }
    jac_names known = { NULL, 0 };
    const jac_names *lists[] = { &own->requires, &own->between, &own->uses };
    for (size_t n = 0; n < JAC_COUNT(lists); n++)
        for (size_t i = 0; i < lists[n]->count; i++)
            jac_names_add(l, &known, lists[n]->at[i]);
    const char *nearest = jac_nearest(name, known.at, known.count);
    jac_problem(l, at, "%s: %s is neither in requires nor in uses; %s", path, name,
                nearest ? jac_format(l, "did you mean \"%s\"?", nearest)
                        : jac_format(l, "write uses = { \"%s\" }", name));
    return -1;
}
