/* tiles_json.h - the tile tables of a ruleset as JSON lines, to be compared with another's. */
#ifndef JAC_TILES_JSON_H
#define JAC_TILES_JSON_H

#include <jansson.h>
#include <stdio.h>

#include "ruleset.h"

/* One tile type: id, module, count, start, edges (N E S W), segments (name, kind, arms, slots),
 * links (relation, from, to), marks; derived types name the type they come from. A new reference,
 * NULL when memory is out. */
json_t *jac_tile_json(const jac_ruleset *rules, const jac_tile_type *type);

/* Writes each tile type as a line to `out`, in the ruleset's order. JAC_E_IO when writing fails. */
jac_status jac_tiles_json(const jac_ruleset *rules, FILE *out, jac_error *error);

#endif
