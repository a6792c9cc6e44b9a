/* jcz_internal.h - shared by the jcz_*.c files only.
 *
 * jcz_read.c: the file and its messages; jcz_modules.c: what the modules say of the format;
 * jcz_setup.c: what a file asks for, as settings; jcz_place.c: its names of places; jcz_message.c:
 * messages as choices; jcz_choice.c: the choice that is meant; jcz_play.c: the game played again;
 * jcz_score.c: who scored what; jcz_trace.c: what the trace prints. */
#ifndef JAC_JCZ_INTERNAL_H
#define JAC_JCZ_INTERNAL_H

#include <jansson.h>

#include "engine.h"
#include "jcz.h"

enum {
    JCZ_FILE_MAX = 16 * 1024 * 1024, /* bytes; the longest known record has 60,000 */
    JCZ_MESSAGES_MAX = 100000,
    JCZ_NAME_MAX = 64
};

typedef enum jcz_kind {
    JCZ_PLACE_TILE,
    JCZ_DEPLOY_MEEPLE,
    JCZ_PASS,
    JCZ_COMMIT,
    JCZ_UNDO,
    JCZ_KIND_COUNT,
    JCZ_OF_MODULE = JCZ_KIND_COUNT /* a module says what it means */
} jcz_kind;

typedef struct jcz_message {
    uint8_t kind;     /* jcz_kind */
    bool dropped;     /* an UNDO, or what it took back */
    const char *type; /* as written */
    int8_t player;    /* -1: not said */
    uint32_t before;  /* the last message that stood when this came, from 1; 0 none */
    const json_t *payload;
} jcz_message;

/* A file as read. Texts and JSON belong to `root`. */
typedef struct jcz_file {
    const char *path;
    json_t *root;
    json_t *modules; /* module -> its jcz.json */
    jcz_message *message;
    size_t message_count;
    int players;
    const char *name[JAC_PLAYERS_MAX];
    const json_t *order;      /* list of the tiles drawn; NULL: each PLACE_TILE says */
    size_t end_turn;          /* the pack holds so many draws; 0: the real pack */
    const json_t *assertions; /* list, or NULL */
} jcz_file;

/* Reads a file: JSON, players, set-up, draw order, messages; UNDO pairs are marked. JAC_E_RULES: it
 * asks for something that is not there, named in the error. *file is to be freed by
 * jcz_file_free, also after an error. */
jac_status jcz_read(jcz_file *file, const char *path, jac_error *error);
void jcz_file_free(jcz_file *file);

/* Reads the jcz.json of every shipped module into file->modules. */
jac_status jcz_read_modules(jcz_file *file, jac_error *error);
/* Does each message of a module that is on mean an offer that it has? JAC_E_RULES, with file and
 * line, if not. */
jac_status jcz_check_messages(const jcz_file *file, const jac_ruleset *rules, jac_error *error);
/* What a module says of `id` under one of the keys of its jcz.json, and which module it is; NULL:
 * none does. */
const json_t *jcz_module_with(const jcz_file *file, const char *part, const char *id,
                              const char **module);
/* Does a module say what messages of this type mean? */
bool jcz_message_known(const jcz_file *file, const char *type);
/* Does a message of this type and word ("RETURN_MEEPLE", its source; the word may be NULL) mean the
 * offer, or with -1 any? */
bool jcz_message_means(const jcz_file *file, const jac_ruleset *rules, const char *type,
                       const char *word, int offer);
/* What the trace calls the choices of a module's offer; "": they are not listed there; NULL: no
 * message means it. *word is that of the message. */
const char *jcz_offer_choice(const jcz_file *file, const jac_ruleset *rules, int offer,
                             const char **word);
/* The figure kind that a word like "small" stands for, or -1; what the format calls the choice to
 * put one down. A name that no module gives is the own one. */
int jcz_figure_kind(const jcz_file *file, const jac_ruleset *rules, const char *word);
const char *jcz_figure_choice(const jcz_file *file, const jac_ruleset *rules, uint32_t kind);
/* What the format calls points for a reason: the reason where no module says; "": the name of the
 * feature; NULL: no score event. */
const char *jcz_score_name(const jcz_file *file, const char *reason);
/* What the format calls a prompt's phase; NULL: no module says. */
const char *jcz_phase_name(const jcz_file *file, const char *prompt);

/* Is everything that the set-up asks for there? JAC_E_RULES names the first set, element or rule
 * that is not, JAC_E_INPUT what can't be read. */
jac_status jcz_check_setup(const jcz_file *file, jac_error *error);
/* Makes an engine for the set-up of a file that was read. Free with jac_engine_free. */
jac_engine *jcz_engine(const jcz_file *file, jac_error *error);
/* Is the start exactly the ruleset's own (one start tile at 0,0, unturned)? */
bool jcz_start_is_own(const jcz_file *file, const jac_ruleset *rules);

typedef struct jcz_score {
    size_t message; /* during which it happened; 0 before the first */
    int player;
    int32_t points;
    bool final;
    char name[JCZ_NAME_MAX]; /* "city.incomplete" */
} jcz_score;

typedef struct jcz_play {
    const jcz_file *file;
    jac_engine *engine;
    const jac_ruleset *rules;
    jac_game *game;
    size_t message; /* the one being handled, from 1; 0 before the first */
    size_t draws;   /* tiles drawn so far */
    bool cut;       /* the bag was cut to the file's number of draws */
    jcz_score *score;
    size_t score_count, score_room, score_open; /* open: first since the last feature_scored */
    uint16_t *discarded;                        /* types */
    size_t discarded_count, discarded_room;
    /* Figure -> which piece of its kind the file calls it: the game takes the lowest free piece,
     * the file names one. */
    uint8_t piece[JAC_FIGURES_MAX];
    bool out_of_memory;
    /* Instead of jac_apply, for writing a record; NULL: jac_apply. */
    jac_status (*apply)(void *ud, jac_choice choice, jac_error *error);
    void *apply_ud;
    /* Called when a message (0: the start) has been handled. May be NULL. */
    jac_status (*after)(void *ud, struct jcz_play *play, jac_error *error);
    void *after_ud;
} jcz_play;

/* Makes a choice or gives an outcome; an error says at which message. */
jac_status jcz_apply(jcz_play *play, jac_choice choice, jac_error *error);
/* Makes the choice that a message means; JAC_E_CHOICE when it is not one now. */
jac_status jcz_handle(jcz_play *play, const jcz_message *message, jac_error *error);

/* Starts the game of play->file on play->engine, up to its first draw, and watches it: fills
 * `rules` and `game`. */
jac_status jcz_begin(jcz_play *play, jac_error *error);
/* Handles all messages. */
jac_status jcz_run(jcz_play *play, jac_error *error);
/* Frees the game, the engine and what was kept of them; not the file. */
void jcz_end(jcz_play *play);

/* "TilePhase", "ActionPhase"...: what the game waits for, as the format names it. */
const char *jcz_phase(const jcz_play *play);
/* Name of the tile in hand while it is to be placed, or NULL. */
const char *jcz_drawn(const jcz_play *play);

/* The watch that keeps the score events and discarded tiles of a play (ud: the jcz_play). */
void jcz_watch(void *ud, jac_engine *engine, const jac_game *game, const jac_seen *seen);

/* The place that a feature pointer (position, feature, location as placed) names: a segment, or a
 * tile where a module says that the feature is the tile itself. */
jac_status jcz_pointer(const jcz_play *play, const json_t *pointer, int32_t *place,
                       jac_error *error);

/* What a payload names. */
typedef struct jcz_named {
    int owner, kind; /* of a figure; -1: none */
    int index;       /* which of its owner's pieces of this kind, from 0; -1: any */
    int32_t place;   /* where it stands or goes; -1: none */
    bool at_cell;    /* a tile is placed, at: */
    int32_t cell;
} jcz_named;
/* Reads which figure "1.small.3" is: owner, kind and index. */
jac_status jcz_figure(const jcz_play *play, const json_t *id, jcz_named *named, jac_error *error);
jac_status jcz_read_named(const jcz_play *play, const json_t *payload, jcz_named *named,
                          jac_error *error);
/* The first legal choice that a message of this type and word means (type NULL: one that puts a
 * figure down) and that is about what is named; false when there is none. */
bool jcz_find_choice(const jcz_play *play, const char *type, const char *word,
                     const jcz_named *named, jac_choice *choice);
/* The piece that is about to be put down from the supply is the one that the file names. */
void jcz_note_piece(jcz_play *play, const jcz_named *named);
/* Does the offer put a figure, or one of a kind from the supply, to a place? */
bool jcz_puts_down(const jcz_play *play, uint32_t offer);
/* The kind that such a choice puts down. */
uint32_t jcz_kind_put(const jcz_play *play, const jac_choice *choice);
/* Are two segments of one tile in one feature? Standing on either is the same. */
bool jcz_alike(const jcz_play *play, uint32_t a, uint32_t b);

/* Reads [x, y]; false when it isn't that. */
bool jcz_cell(const json_t *position, int *x, int *y);
/* jac_fail with "message N (TYPE): " before the text. Returns the status. */
jac_status jcz_fail(const jcz_play *play, jac_error *error, jac_status status, const char *format,
                    ...) __attribute__((format(printf, 4, 5)));

/* An integer of a JSON value within min..max; false when it isn't one. */
bool jcz_integer(const json_t *value, long min, long max, int *result);

#endif
