/* parts.h - what the files of the running engine share: writable arrays of the block and the
 * steps that each subject contributes. Nothing outside core/engine includes it. */
#ifndef JAC_PARTS_H
#define JAC_PARTS_H

#include <string.h>

#include "engine.h"

#define JAC_WRITE(type, name, field)                                                               \
    static inline type *name(const jac_ruleset *r, jac_game *g)                                    \
    {                                                                                              \
        return JAC_AT_OFFSET(type, g, r->layout.field);                                            \
    }
JAC_WRITE(jac_tile, jac_w_tiles, tiles)
JAC_WRITE(jac_segment, jac_w_segments, segments)
JAC_WRITE(jac_feature, jac_w_features, features)
JAC_WRITE(jac_figure, jac_w_figures, figures)
JAC_WRITE(uint32_t, jac_w_supply, supply)
JAC_WRITE(uint16_t, jac_w_bag, bag)
JAC_WRITE(jac_kept, jac_w_kept, kept)
JAC_WRITE(jac_batch_item, jac_w_batch, batch)
JAC_WRITE(uint16_t, jac_w_closed, closed)
JAC_WRITE(uint16_t, jac_w_joins, joins)
JAC_WRITE(uint16_t, jac_w_slots, slots)
JAC_WRITE(int32_t, jac_w_frontier_key, frontier_key)
JAC_WRITE(uint16_t, jac_w_frontier_sig, frontier_sig)
JAC_WRITE(uint16_t, jac_w_frontier_slot, frontier_slot)
JAC_WRITE(int32_t, jac_w_cell_key, cell_key)
JAC_WRITE(jac_ring, jac_w_rings, rings)
JAC_WRITE(uint64_t, jac_w_streams, streams)
JAC_WRITE(jac_step, jac_w_agenda, agenda)

#define JAC_READ(type, name, field)                                                                \
    static inline const type *name(const jac_ruleset *r, const jac_game *g)                        \
    {                                                                                              \
        return JAC_AT_OFFSET_CONST(type, g, r->layout.field);                                      \
    }
JAC_READ(uint16_t, jac_r_slots, slots)
JAC_READ(int32_t, jac_r_cell_key, cell_key)
JAC_READ(int32_t, jac_r_frontier_key, frontier_key)
JAC_READ(uint16_t, jac_r_frontier_sig, frontier_sig)
JAC_READ(uint16_t, jac_r_closed, closed)
JAC_READ(uint16_t, jac_r_joins, joins)

/* Is anybody told of this hook? */
static inline bool jac_heard(const jac_engine *e, uint32_t hook)
{
    return e->rules->hook.at[hook].handler_count > 0 || e->watch;
}
static inline bool jac_asked(const jac_engine *e, uint32_t hook)
{
    return e->rules->hook.at[hook].handler_count > 0;
}

/* Where a cell stands in the table unless another is there already: cells that lie together, in a
 * square of so many, have places of their own. The neighbours' are slot_row or 1 away. */
static inline uint32_t jac_cell_home(const jac_ruleset *r, int32_t cell)
{
    uint32_t x = (uint32_t)cell >> 16, y = (uint32_t)cell & 0xFFFF;
    return (x + r->layout.slot_row * y) & r->layout.slot_mask;
}
/* The value at a cell's slot, searched from `home` on; 0 when empty. */
static inline uint16_t jac_cell_probe(const jac_ruleset *r, const jac_game *g, int32_t cell,
                                      uint32_t home, uint32_t *slot)
{
    const uint16_t *slots = jac_r_slots(r, g);
    const int32_t *key = jac_r_cell_key(r, g);
    uint32_t i = home & r->layout.slot_mask;
    while (slots[i] && key[slots[i] - 1] != cell)
        i = (i + 1) & r->layout.slot_mask;
    *slot = i;
    return slots[i];
}

/* board.c: the value of a cell's slot, 0 when empty; *slot is where it stands or would. */
uint16_t jac_cell_find(const jac_ruleset *r, const jac_game *g, int32_t cell, uint32_t *slot);
/* Rotations (a bit each) in which a type fits where the edges of the signature are demanded. */
static inline uint8_t jac_fits_at(const jac_ruleset *r, uint32_t type, uint32_t signature)
{
    return r->fit[(size_t)type * r->fit_stride + signature];
}
/* Is there any placement of the type (or one derived from it)? Appends them to the list if asked.
 */
bool jac_placements(jac_engine *e, const jac_game *g, uint32_t type, bool list);
bool jac_placement_legal(jac_engine *e, const jac_game *g, const int32_t arg[3]);

/* Has the empty cell a tile over each side? */
bool jac_cell_enclosed(const jac_ruleset *r, const jac_game *g, int32_t cell);
/* The i-th corner (0..3) of the tile just placed where four tiles meet in one feature, as a place:
 * the north-west corner of the tile to the south-east. -1: there it is not so. */
int32_t jac_new_corner(const jac_ruleset *r, const jac_game *g, uint32_t i);

/* feature.c: merges the features of two segments, if they are two. */
void jac_feature_merge(const jac_ruleset *r, jac_game *g, uint32_t a, uint32_t b);
/* Notes that a feature has no open edge left, for the next batch. */
void jac_note_closed(jac_engine *e, jac_game *g, uint32_t segment);

/* query.c: does a filter hold for a value of the type, with a pick's further arguments? */
bool jac_filter_holds(jac_engine *e, const jac_game *g, const jac_filter *filter, jac_type type,
                      int32_t value, int argc, const int32_t *arg);
/* Has the byte that the filter tests, the i-th from there, a value of its mask? */
static inline bool jac_byte_holds(const jac_game *g, const jac_filter *f, uint32_t i)
{
    uint32_t value = ((const unsigned char *)g)[f->at + i];
    return value < 32 && (f->mask >> value & 1);
}

/* figure.c: sends figures home that lack what their kind needs; true when any went. */
bool jac_send_lonely(jac_engine *e, jac_game *g);

/* cell.c: cells fall back to their first value. */
void jac_cells_start(const jac_ruleset *r, jac_game *g);
void jac_cells_reset(const jac_ruleset *r, jac_game *g, jac_reset reset);
void jac_cells_figure_home(const jac_ruleset *r, jac_game *g, uint32_t figure);
void jac_cells_merge(const jac_ruleset *r, jac_game *g, uint32_t into, uint32_t from);
/* The segments of a new tile, from `first` on, get the values of their marks. */
void jac_cells_mark(const jac_ruleset *r, jac_game *g, const jac_tile_type *type, uint32_t first);
/* The segment is a feature of its own again: its aggregates are its own values. */
void jac_cells_alone(const jac_ruleset *r, jac_game *g, uint32_t segment);

/* Hides the secret cells of others than the seat: their first value (observe.c). Guesses them: any
 * value of the declared range, alike; without a range, and of figures in the supply whose cell
 * falls back there, the first value. */
void jac_cells_hide(const jac_ruleset *r, jac_game *g, int seat);
void jac_cells_guess(jac_engine *e, jac_game *g, int seat);

/* Which tiles of the bag a chance is about. */
typedef struct jac_among {
    uint16_t mark; /* those whose type has it; 0: any */
    uint8_t pile;  /* those of this pile; 0: any */
} jac_among;
/* station.c: is the type one of them? Of those in the bag, how many there are, and the type of the
 * n-th. */
bool jac_is_among(const jac_ruleset *r, uint32_t t, jac_among which);
uint32_t jac_bag_among(const jac_ruleset *r, const jac_game *g, jac_among which);
uint32_t jac_bag_nth(const jac_ruleset *r, const jac_game *g, jac_among which, uint32_t n);

/* game.c: all streams of the generator, from one seed. */
void jac_streams_seed(const jac_ruleset *r, jac_game *g, uint64_t seed);

/* `forced` when no outcome was given from outside. */
enum { JAC_BY_CHANCE = INT32_MIN };

/* station.c and score.c: run a step of their kind. */
void jac_run_station(jac_engine *e, jac_game *g, uint32_t station);
void jac_run_work(jac_engine *e, jac_game *g, uint32_t station);
void jac_run_draw(jac_engine *e, jac_game *g, int32_t forced);
void jac_run_aside(jac_engine *e, jac_game *g, const jac_step *step, int32_t forced);
void jac_run_first(jac_engine *e, jac_game *g, int32_t forced);
void jac_run_start_tile(jac_engine *e, jac_game *g);
void jac_run_chance(jac_engine *e, jac_game *g, const jac_step *step, int32_t forced);
void jac_run_batch(jac_engine *e, jac_game *g, const jac_step *step);
void jac_run_round(jac_engine *e, jac_game *g, const jac_step *step);
void jac_final_batch(jac_engine *e, jac_game *g);
/* The outcomes of a chance step, appended to the list. */
void jac_list_outcomes(jac_engine *e, const jac_game *g, const jac_step *step);

/* offer.c: lists the choices of a prompt step into the engine's list; with `stop`, until so many
 * real ones (not pass) were found. */
void jac_list_prompt(jac_engine *e, const jac_game *g, const jac_step *step, uint32_t stop);
/* Does the prompt have a choice besides pass? */
bool jac_prompt_asked(jac_engine *e, jac_game *g, const jac_step *step);
/* effect.c: does what an offer says as data, for a choice of the prompt step; its failures fail the
 * apply. */
void jac_effects(jac_engine *e, jac_game *g, const jac_offer *offer, const jac_step *step,
                 const jac_choice *choice);
/* Carries out a legal choice of the prompt that waits. */
void jac_take(jac_engine *e, jac_game *g, const jac_choice *choice);

/* agenda.c: fails with too many steps. */
void jac_too_many_steps(jac_engine *e);
/* Pushes a step of the running step's own. */
static inline void jac_then(jac_engine *e, jac_op op, uint32_t which, int32_t a, int32_t b,
                            int32_t c, int32_t d)
{
    if (e->by_step_count == JAC_AGENDA_MAX)
        jac_too_many_steps(e);
    else
        e->by_step[e->by_step_count++] =
            (jac_step){ (uint16_t)op, (uint16_t)which, { a, b, c, d } };
}
/* Has the running step pushed and raised nothing so far that must come before its next part? */
static inline bool jac_nothing_waits(const jac_engine *e, const jac_game *g)
{
    return !(e->by_step_count | e->queue_tail | g->needs_check) && e->failed == JAC_OK;
}
/* Calls the host; its failure becomes the engine's. */
bool jac_call_host(jac_engine *e, jac_game *g, const jac_call *call, int32_t *answer);

/* A fresh mark for engine->seen. */
static inline uint32_t jac_seen_next(jac_engine *e)
{
    if (++e->seen_round == 0) {
        memset(e->seen, 0, e->rules->layout.segment_max * sizeof *e->seen);
        e->seen_round = 1;
    }
    return e->seen_round;
}

#endif
