/* engine.c - the engine itself: made, watched, freed. */
#include "parts.h"

jac_engine *jac_engine_new(const jac_ruleset *r, jac_error *error)
{
    if (!r || !r->compiled) {
        jac_fail(error, JAC_E_USE, NULL, 0, "an engine needs a compiled ruleset");
        return NULL;
    }
    jac_engine *e = r->alloc(r->alloc_ud, NULL, 0, sizeof *e);
    if (e) {
        memset(e, 0, sizeof *e);
        e->rules = r;
        e->list_max = r->choices_max;
        e->list = r->alloc(r->alloc_ud, NULL, 0, e->list_max * sizeof *e->list);
        e->seen = r->alloc(r->alloc_ud, NULL, 0, r->layout.segment_max * sizeof *e->seen);
        e->word_scored = jac_symbol_find(r, "scored");
        e->word_supply = jac_symbol_find(r, "supply");
        e->word_held = jac_symbol_find(r, "held");
        e->word_stay = jac_symbol_find(r, "stay");
        e->word_action = jac_symbol_find(r, "action");
        e->word_alone = jac_symbol_find(r, "alone");
        if (e->list && e->seen) {
            memset(e->seen, 0, r->layout.segment_max * sizeof *e->seen);
            return e;
        }
        jac_engine_free(e);
    }
    jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out while making an engine");
    return NULL;
}

void jac_engine_free(jac_engine *e)
{
    if (!e)
        return;
    const jac_ruleset *r = e->rules;
    jac_alloc_fn *alloc = r->alloc;
    void *ud = r->alloc_ud, *owned = e->owned;
    void (*free_owned)(void *) = e->free_owned;
    alloc(ud, e->list, e->list_max * sizeof *e->list, 0);
    alloc(ud, e->seen, r->layout.segment_max * sizeof *e->seen, 0);
    alloc(ud, e, sizeof *e, 0);
    if (free_owned)
        free_owned(owned); /* the ruleset among it */
}

const jac_ruleset *jac_engine_rules(const jac_engine *engine) { return engine->rules; }

void jac_engine_watch(jac_engine *engine, jac_watch_fn *watch, void *ud)
{
    engine->watch = watch;
    engine->watch_ud = ud;
}
