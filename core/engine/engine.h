/* engine.h - the running engine: the host's table, the primitives, and the two it is made of:
 * the agenda (what the game still has to do) and the queue of events. */
#ifndef JAC_ENGINE_H
#define JAC_ENGINE_H

#include "game.h"

/* ---- the host: the code of the modules ---------------------------------------------------- */

typedef enum jac_call_kind {
    JAC_CALL_EVENT, /* id: hook (a station or an event) */
    JAC_CALL_QUERY, /* id: hook; `answer` holds the answer so far and receives the next */
    JAC_CALL_CAN,   /* id: offer; arg: the prompt's arguments; answer: boolean */
    JAC_CALL_LIST,  /* id: offer; the host calls jac_list_add for each choice */
    JAC_CALL_TAKE,  /* id: offer; arg: the prompt's arguments, then the choice's */
    JAC_CALL_STEP,  /* id: step */
    JAC_CALL_CHANCE /* id: chance; arg[0]: outcome, then its arguments */
} jac_call_kind;

typedef struct jac_call {
    uint8_t kind;
    uint8_t argc;
    uint16_t module;
    uint16_t id;
    int16_t player;      /* asked, at can, list and take; else the active player */
    int32_t ref;         /* the host's function */
    const uint8_t *type; /* jac_type of each argument; NULL at steps and chances of modules:
                            their arguments are as the host pushed them */
    int32_t arg[8];
} jac_call;

/* One function for all: it finds `ref`, runs it under limits and returns JAC_OK or the error. */
typedef struct jac_host {
    void *ud;
    jac_status (*call)(void *ud, jac_engine *engine, jac_game *game, const jac_call *call,
                       int32_t *answer, jac_error *error);
    /* A new choice begins: limits that hold for a choice start afresh. May be NULL. */
    void (*begin)(void *ud);
    /* Adds the place of the module's function that ran last to a failure that knows none. May be
       NULL. */
    void (*blame)(void *ud, const jac_game *game, jac_error *error);
} jac_host;

/* ---- the engine -------------------------------------------------------------------------- */

typedef struct jac_queued {
    uint16_t hook;
    uint16_t pad;
    int32_t arg[JAC_ARGS_MAX];
} jac_queued;

/* Told of each change of a player's points as it is made, in whichever game of the engine (bots
 * look ahead in copies). kind: the segment kind of the feature that gave them (farmers' points: the
 * field's, also where a variant pays them by city), -1: none did. */
typedef void jac_points_fn(void *ud, const jac_game *game, int player, int32_t points, int kind,
                           uint16_t reason);

struct jac_engine {
    const jac_ruleset *rules;
    jac_host host; /* host.call NULL: no modules */
    void *owned;   /* what jac_load made; freed by `free_owned` */
    void (*free_owned)(void *owned);
    jac_watch_fn *watch;
    void *watch_ud;
    jac_points_fn *points; /* NULL: nobody counts. Unlike a watch it costs next to nothing */
    void *points_ud;
    jac_status failed; /* first failure of the running apply */
    jac_error error;
    /* the running step */
    jac_queued queue[JAC_QUEUE_MAX]; /* longer than the limit: a watch hears more than modules do */
    uint32_t queue_head, queue_tail, events_done;
    jac_step by_handler[JAC_AGENDA_MAX], by_step[JAC_AGENDA_MAX];
    uint32_t by_handler_count, by_step_count;
    bool in_handler;
    bool host_began; /* host.begin was called in this choice: at the first call of a module */
    uint32_t steps_done;
    uint32_t query_depth;
    uint16_t running_module; /* owner of the step that runs, for blame */
    /* lists */
    jac_choice *list;
    uint32_t list_count, list_max, list_stop; /* list_stop: enough when so many were found */
    const jac_offer *listing;
    uint32_t *seen; /* scratch: last round in which a segment was seen */
    uint32_t seen_round;
    uint16_t word_scored, word_supply, word_held, word_stay, word_action, word_alone; /* symbols */
};

/* The first failure of an apply is kept; all primitives do nothing after it. Returns status. */
jac_status jac_engine_fail(jac_engine *engine, jac_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Before questions from outside: what failed before is forgotten, and modules have the limits of a
 * choice of its own. */
static inline void jac_engine_ask(jac_engine *engine)
{
    engine->failed = JAC_OK;
    engine->query_depth = 0;
    engine->host_began = false;
}

/* Puts a text into what and hint (after the first "; "), cut to size and made plain. */
void jac_error_put(jac_error *error, const char *text);
/* Replaces what isn't UTF-8, control characters and marks that turn the direction of text: a
 * message must not move a terminal's cursor. */
void jac_plain(char *text);

/* ---- primitives: write at once; their events wait in the queue ------------------------------
 * All return JAC_OK or the failure (JAC_E_USE when an argument is not allowed now: nothing is
 * changed then and the apply has NOT failed, so that a host can raise it as its own error). */

/* Moves a figure to any place. The event is figure_placed, _moved or _left, and the meeple_ one
 * beside it. `by` is the player who does it, `cause` a symbol. To the supply: its cells with reset
 * "supply" fall back. */
jac_status jac_figure_to(jac_engine *e, jac_game *g, uint32_t figure, int32_t place, int by,
                         uint16_t cause);
/* Exchanges two figures on the board. */
jac_status jac_figure_swap(jac_engine *e, jac_game *g, uint32_t a, uint32_t b, int by,
                           uint16_t cause);
/* May a figure of the kind stand there: the rules of the kind, BASE-R21, then query may_stand. */
bool jac_may_stand(jac_engine *e, const jac_game *g, uint32_t kind, int player, int32_t place);
/* Adds points (may be negative); raises points_scored. `segment` JAC_NONE: no feature gave them. */
jac_status jac_score(jac_engine *e, jac_game *g, int player, int32_t points, uint32_t segment,
                     jac_occasion occasion, uint16_t reason);
/* Lays a tile without asking (start tiles, scenarios): it must touch nothing that doesn't fit.
 * Returns its index, or JAC_NONE with the engine's error set. player -1: nobody. */
uint16_t jac_tile_lay(jac_engine *e, jac_game *g, uint32_t type, int32_t cell, int rotation,
                      int player);
/* The same for a module: only where room is left for all that may still come, and what is refused
 * does not fail the apply. *tile: its index. */
jac_status jac_tile_add(jac_engine *e, jac_game *g, uint32_t type, int32_t cell, int rotation,
                        int player, uint16_t *tile);
/* Is there room for one more tile of the type there, beside all that may still come? A tile far
 * from the others takes more than one beside them. */
bool jac_tile_spare(const jac_ruleset *rules, const jac_game *game, uint32_t type, int32_t cell);
/* Takes one tile of the type out of the bag; false when there is none. */
bool jac_bag_take(jac_engine *e, jac_game *g, uint32_t type);
/* Puts n tiles that carry the mark aside, unseen by all, each by chance. */
jac_status jac_lay_aside(jac_engine *e, jac_game *g, uint16_t mark, int count);
jac_status jac_kept_add(jac_engine *e, jac_game *g, uint32_t type, jac_zone zone, int owner,
                        jac_viewer viewer);
/* Gives the active player this tile at source: draw and drawn are passed over. */
jac_status jac_source_give(jac_engine *e, jac_game *g, uint32_t type);
/* At drawn: the tile in hand goes to a zone, for all to see, and another is drawn. */
jac_status jac_put_away(jac_engine *e, jac_game *g, jac_zone zone);
/* The tiles of a zone, or those of them with the mark (0: all), go back into the bag; how many. */
int jac_back_to_bag(jac_engine *e, jac_game *g, jac_zone zone, uint16_t mark);
/* The same, with where it lies: fit and place are passed over too. */
jac_status jac_source_place(jac_engine *e, jac_game *g, uint32_t type, int32_t cell, int rotation);
/* At last_tiles: another turn begins, this player's; with a tile given it is played. */
jac_status jac_turn_to(jac_engine *e, jac_game *g, int player);
/* Asks for another part after this one. */
void jac_part_again(jac_engine *e, jac_game *g);
/* Joins two segments of one kind beyond their edges; undoes that. Marks stay with the segments. */
jac_status jac_join(jac_engine *e, jac_game *g, uint32_t a, uint32_t b);
jac_status jac_unjoin(jac_engine *e, jac_game *g, uint32_t a, uint32_t b);
/* Changes the kind of all segments of a feature (a city becomes a castle). */
jac_status jac_feature_kind(jac_engine *e, jac_game *g, uint32_t segment, uint32_t kind);
/* Adds a feature to the batch that is being collected or, outside scoring, starts one (early,
 * triggered); `reason` (a symbol; 0: scored) is that of its points. Takes one out again. */
jac_status jac_batch_add(jac_engine *e, jac_game *g, uint32_t segment, jac_occasion occasion,
                         uint16_t reason);
jac_status jac_batch_drop(jac_engine *e, jac_game *g, uint32_t segment);
/* Raises an event. */
void jac_raise(jac_engine *e, jac_game *g, uint32_t hook, int argc, const int32_t *arg);
/* Pushes a step; from a handler before the running step's own. */
jac_status jac_push(jac_engine *e, jac_game *g, jac_op op, uint32_t which, const int32_t arg[4]);
/* Pushes a prompt for a player with up to two arguments; a round of them; a module's chance. */
jac_status jac_ask(jac_engine *e, jac_game *g, uint32_t prompt, int player, int32_t a, int32_t b);
jac_status jac_ask_round(jac_engine *e, jac_game *g, uint32_t prompt, bool from_left, int32_t a,
                         int32_t b);
/* A number 0..n-1 of a stream: 0 the bag, 1 dice, 2 + m the module m. */
uint32_t jac_random(jac_engine *e, jac_game *g, uint32_t stream, uint32_t n);

/* ---- questions: pure ----------------------------------------------------------------------- */

/* Asks the handlers of a query; `value` is the answer so far. arg[0] is replaced by it when the
 * query's first argument is of the answer's type and named as the answer so far. */
int32_t jac_query(jac_engine *e, const jac_game *g, uint32_t hook, int32_t value, int argc,
                  const int32_t *arg);
/* What a feature is worth now, without awarding; who would win it (bits). */
int32_t jac_feature_points(jac_engine *e, const jac_game *g, uint32_t segment,
                           jac_occasion occasion);
uint32_t jac_feature_winners(jac_engine *e, const jac_game *g, uint32_t segment,
                             jac_occasion occasion);
/* The same, when the first of the figures that stand in it is known. */
uint32_t jac_feature_winners_from(jac_engine *e, const jac_game *g, uint32_t segment,
                                  jac_occasion occasion, uint32_t first);
/* How many completed cities a field touches, each once (BASE-R51); 0 of what is no field. */
int jac_feature_cities(jac_engine *e, const jac_game *g, uint32_t segment);
/* Does `subject` (a value of the pick's base type) belong to the pick, asked for `player`? */
bool jac_pick_has(jac_engine *e, const jac_game *g, uint32_t pick, int player, int32_t subject,
                  int argc, const int32_t *arg);
/* Writes the members of a pick in their order into out (up to max); returns how many there are. */
uint32_t jac_pick_all(jac_engine *e, const jac_game *g, uint32_t pick, int player, int argc,
                      const int32_t *arg, int32_t *out, uint32_t max);
/* How far a walk over a pick's members has come; all zero at its beginning. */
typedef struct jac_cursor {
    uint32_t next;  /* the number not looked at yet */
    uint32_t from;  /* of figures: those found are counted from here */
    uint64_t found; /* of these, a bit each: still to be told */
} jac_cursor;
/* The next member, in the pick's order; false at its end. Nothing may change between the calls. */
bool jac_pick_next(jac_engine *e, const jac_game *g, uint32_t pick, int player, int argc,
                   const int32_t *arg, jac_cursor *cursor, int32_t *value);
/* Do the filters of a `when` hold for these arguments? type[] are the arguments' types. */
bool jac_when(jac_engine *e, const jac_game *g, const jac_filter *filter, uint32_t count, int argc,
              const uint8_t *type, const int32_t *arg);

/* ---- cells of modules ----------------------------------------------------------------------- */

int32_t jac_cell_get(const jac_ruleset *r, const jac_game *g, uint32_t cell, uint32_t item,
                     uint32_t i);
/* JAC_E_USE when the value is out of the cell's range or the item doesn't exist. */
jac_status jac_cell_set(jac_engine *e, jac_game *g, uint32_t cell, uint32_t item, uint32_t i,
                        int32_t value);
/* Adds n to a counter. JAC_E_USE when the sum is no 32-bit integer; the counter is then as before.
 */
jac_status jac_stat_add(jac_engine *e, jac_game *g, uint32_t stat, int32_t n);
/* The aggregate (sum, max, or) over the feature of a segment, for a cell with merge. */
int32_t jac_cell_of_feature(const jac_ruleset *r, const jac_game *g, uint32_t cell,
                            uint32_t segment);

/* ---- for the host's list functions ---------------------------------------------------------- */

/* Adds one choice of the offer being listed. */
jac_status jac_list_add(jac_engine *e, const int32_t arg[3]);

/* Is the choice legal now? The same code that lists decides (`jac_apply` asks it). */
bool jac_choice_legal(jac_engine *e, const jac_game *g, jac_choice choice);
/* How many equal placements a choice stands for (equal rotations); 1 for all others. Any of the
 * equal rotations is legal, though only the first is listed. */
int jac_choice_equals(const jac_ruleset *r, const jac_choice *choice);

#endif
