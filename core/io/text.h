/* text.h - choices, outcomes and events as JSON and as text for people.
 *
 * A choice is named by its content, never by its place in a list: {"p":0,"c":"place",
 * "cell":[0,-1],"rot":180}. The same JSON stands in records, in the protocol of `serve` and in
 * scenarios. */
#ifndef JAC_TEXT_H
#define JAC_TEXT_H

#include <jansson.h>

#include "engine.h"

/* ---- JSON -------------------------------------------------------------------------------- */

/* The choice (or, at a chance, the outcome) as JSON: a new reference, NULL when memory is out. Its
 * names are those of this moment: call it before the choice is applied. */
json_t *jac_choice_to_json(jac_engine *engine, const jac_game *game, jac_choice choice);

/* Finds the one legal choice (or outcome) that the JSON names. Any of equal rotations is accepted;
 * keys may be left out when what is there names one choice only; "x" and "y" may stand for "cell",
 * "at" may be a segment's name alone (of the tile just placed), "figure" may be a place alone, a
 * string may stand for the whole ("pass"). JAC_E_CHOICE, with what was named and what is legal,
 * when there is none or more than one; JAC_E_INPUT when it is not the JSON of a choice. The
 * engine's list of choices is overwritten. `file` (may be NULL) and `line` go into the error. */
jac_status jac_choice_from_json(jac_engine *engine, const jac_game *game, const json_t *json,
                                jac_choice *choice, const char *file, int line, jac_error *error);

/* A value of an argument: [0,-1,"city 1"], "Red", 180, {"kind":"meeple","owner":"Red","at":...}. */
json_t *jac_value_to_json(jac_engine *engine, const jac_game *game, jac_type type, int32_t value);

/* What a watch has seen: {"event":"figure_placed","figure":{...},...}, or an outcome as it stands
 * in a record: {"chance":"draw","tile":"BA/RFr"}. */
json_t *jac_seen_to_json(jac_engine *engine, const jac_game *game, const jac_seen *seen);

/* ---- text for people ------------------------------------------------------------------------
 * These write as much as fits, always end with a NUL when size > 0, and return the full length. */

/* "place BA/RFr at 0,-1 turned 180", "put a meeple on road 1 of 0,-1", "take Red's meeple on city 1
 * of 0,0 back". */
size_t jac_choice_text(jac_engine *engine, const jac_game *game, jac_choice choice, char *text,
                       size_t size);
/* "Red's meeple on city 1 of 0,0", "road 1 of 0,-1", "0,-1", "BA/RFr". */
size_t jac_value_text(jac_engine *engine, const jac_game *game, jac_type type, int32_t value,
                      char *text, size_t size);
/* What the waiting player is asked: "place the tile BA/RFr", "protect Red's meeple on ...?"; at a
 * chance its name; "the game is over". */
size_t jac_prompt_text(jac_engine *engine, const jac_game *game, char *text, size_t size);
/* "figure_placed: Red's meeple, from the supply, to road 1 of 0,-1, by Red, action". */
size_t jac_seen_text(jac_engine *engine, const jac_game *game, const jac_seen *seen, char *text,
                     size_t size);

typedef struct jac_listed {
    jac_choice choice;
    char text[128];
} jac_listed;
/* The legal choices in an order for people: by offer (pass last), then place on the board (from the
 * north-west, row by row), then text. *list is allocated; free() it. */
jac_status jac_choices_sorted(jac_engine *engine, const jac_game *game, jac_listed **list,
                              size_t *count, jac_error *error);

/* ---- names ----------------------------------------------------------------------------------- */

/* "completed", "final", "early", "triggered". */
const char *jac_occasion_name(jac_occasion occasion);
/* "segment", "tile", "corner", "slot", "beside", "held", "supply", "prison", "box". */
const char *jac_at_name(jac_at at);

#endif
