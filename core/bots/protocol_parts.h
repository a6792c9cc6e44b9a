/* protocol_parts.h - what the files of the protocol share. */
#ifndef JAC_PROTOCOL_PARTS_H
#define JAC_PROTOCOL_PARTS_H

#include "protocol.h"
#include "setup.h"

enum { NAME_MAX_BYTES = 32 };

/* An engine that games share; freed with the last of them. */
typedef struct jac_shared {
    jac_engine *engine;
    int games;
    bool lent; /* the caller's: not freed */
} jac_shared;

typedef struct jac_served {
    char name[NAME_MAX_BYTES + 1]; /* "": free */
    jac_shared *shared;
    jac_session *session;
    bool guessed; /* it began as a guess: it has no record */
} jac_served;

struct jac_protocol {
    jac_shared first; /* of the INI given at the start */
    jac_served game[JAC_PROTOCOL_GAMES_MAX];
    json_t *problems; /* of the request: all that was wrong with an INI */
    json_t *warnings;
};

/* What a key of a request must hold. */
typedef enum jac_want {
    JAC_WANT_ANY,
    JAC_WANT_TEXT,
    JAC_WANT_FLAG,
    JAC_WANT_OBJECT,
    JAC_WANT_COUNT,  /* a whole number from 1 */
    JAC_WANT_NUMBER, /* a seed: digits in quotes, or a whole number from 0 */
    JAC_WANT_SEAT,   /* a player's name or number */
    JAC_WANT_GAME    /* 1 to NAME_MAX_BYTES bytes */
} jac_want;

typedef struct jac_key {
    const char *name;
    jac_want want;
    bool needed;
} jac_key;

/* A command gives its reply (without "id" and "reply"), or NULL and *error. The request's keys have
 * been checked. */
typedef json_t *jac_command_fn(jac_protocol *protocol, const json_t *request, jac_error *error);

enum { JAC_KEYS_MAX = 6 };
typedef struct jac_command {
    const char *name;
    jac_command_fn *run;
    const char *help;
    jac_key key[JAC_KEYS_MAX + 1]; /* those beside "cmd" and "id"; ends with a NULL name */
} jac_command;

extern const jac_command jac_commands[]; /* ends with a NULL name */

/* protocol_read.c */
/* Checks the keys of a request against the command's. */
jac_status jac_request_check(const jac_command *command, const json_t *request, jac_error *error);
/* The game that "game" (or `key`) names, "main" without it; NULL and *error when there is none. */
jac_served *jac_request_game(jac_protocol *protocol, const json_t *request, jac_error *error);
/* The name under `key`, "main" without it. */
const char *jac_request_name(const json_t *request, const char *key);
/* The seat that "seat" names, without it the player to act; -1 and *error. */
int jac_request_seat(const jac_served *game, const json_t *request, jac_error *error);
/* "seed", when there is one. */
bool jac_request_seed(const json_t *request, uint64_t *seed);

/* protocol_games.c */
void jac_served_end(jac_served *game);
/* {"game":"main","waits":"choice",...}: where a game stands. */
json_t *jac_served_json(const jac_served *game);

jac_command_fn jac_serve_new, jac_serve_games, jac_serve_clone, jac_serve_drop, jac_serve_reshuffle;
/* protocol_play.c */
jac_command_fn jac_serve_state, jac_serve_choices, jac_serve_apply, jac_serve_undo,
    jac_serve_chances, jac_serve_go, jac_serve_record, jac_serve_board;
/* protocol_hello.c */
jac_command_fn jac_serve_hello, jac_serve_tiles;

#endif
