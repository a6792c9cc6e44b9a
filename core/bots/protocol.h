/* protocol.h - the protocol of `jacquerie serve`: a line of JSON comes in, a line goes out. What
 * each command takes and answers is told in core/cli/PROTOCOL.md. No files but the INIs that a
 * request names, no printing, no waiting. */
#ifndef JAC_PROTOCOL_H
#define JAC_PROTOCOL_H

#include <jansson.h>

#include "engine.h"

enum {
    JAC_PROTOCOL_VERSION = 1,
    JAC_PROTOCOL_LINE_MAX = 1 << 20, /* bytes of a request, its line end left out */
    JAC_PROTOCOL_GAMES_MAX = 64
};

typedef struct jac_protocol jac_protocol;

/* A conversation. Its first engine stays the caller's and must outlive it. NULL and *error when
 * memory is out. */
jac_protocol *jac_protocol_new(jac_engine *engine, jac_error *error);
void jac_protocol_free(jac_protocol *protocol);

/* The reply to a request, whatever its bytes are: allocated, without line end; NULL when memory is
 * out even for saying that. *quit: it was the last. */
char *jac_protocol_answer(jac_protocol *protocol, const char *line, size_t length, bool *quit);
/* The reply to a line of more than JAC_PROTOCOL_LINE_MAX bytes. */
char *jac_protocol_too_long(void);

/* How a pipe bot is greeted: {"cmd":"hello","protocol":1,...} with the ruleset, the tiles and its
 * seat; a new reference, NULL when memory is out. */
json_t *jac_protocol_hello(jac_engine *engine, int seat, uint32_t milliseconds);

#endif
