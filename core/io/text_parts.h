/* text_parts.h - shared by the files behind text.h. */
#ifndef JAC_TEXT_PARTS_H
#define JAC_TEXT_PARTS_H

#include "text.h"

/* "NE" of corner 0... */
const char *jac_corner_name(uint32_t corner);
/* The area of a slot and its number there (1..); false when it has none. */
bool jac_slot_area(const jac_ruleset *r, uint32_t slot, const char **area, uint32_t *number);
/* 1..: which of the figures of one owner and kind at one place it is. */
int jac_figure_number(const jac_ruleset *r, const jac_game *g, uint32_t figure);
/* The JSON key of an argument: its name, made unique and kept apart from "p" and "c". */
const char *jac_arg_key(const jac_ruleset *r, const uint16_t *names, int i, char key[64]);
/* May this argument be left out, because it is what everybody expects: the tile in hand. */
bool jac_arg_implied(const jac_ruleset *r, const jac_game *g, const jac_choice *choice, int i);

#endif
