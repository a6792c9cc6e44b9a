/* text_sorted.c - the legal choices in an order for people. The engine's own order is a function of
 * the game's history, which nobody can see. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

typedef struct sorted {
    jac_listed listed;
    int rank, y, x;
} sorted;

/* Place before put, then what modules offer, then confirm; pass comes last. */
static int rank_of(const jac_choice *choice)
{
    switch (choice->offer) {
    case JAC_OFFER_PLACE:
        return 0;
    case JAC_OFFER_PUT:
        return 1;
    case JAC_OFFER_CONFIRM:
        return INT_MAX - 1;
    case JAC_OFFER_PASS:
        return INT_MAX;
    default:
        return 2 + choice->offer;
    }
}

/* The cell of a tile that an argument is on; false when it is on none. */
static bool cell_of(const jac_ruleset *r, const jac_game *g, jac_type type, int32_t value,
                    int32_t *cell)
{
    uint32_t tile = JAC_NONE;
    if (type == JAC_T_CELL) {
        *cell = value;
        return true;
    }
    if (type == JAC_T_FIGURE && (uint32_t)value < r->figure.count) {
        type = JAC_T_PLACE;
        value = jac_figures(r, g)[value].place;
    }
    if (type == JAC_T_PLACE) {
        jac_at at = jac_place_at(value);
        uint32_t index = jac_place_index(value);
        type = at == JAC_AT_SEGMENT || at == JAC_AT_HELD  ? JAC_T_SEGMENT
               : at == JAC_AT_TILE || at == JAC_AT_CORNER ? JAC_T_TILE
                                                          : JAC_T_NONE;
        value = (int32_t)(at == JAC_AT_CORNER ? index / 4 : index);
    }
    if (type == JAC_T_SEGMENT || type == JAC_T_FEATURE) {
        tile = (uint32_t)value < g->segment_count ? jac_segments(r, g)[value].tile : JAC_NONE;
    } else if (type == JAC_T_TILE) {
        tile = (uint32_t)value;
    }
    if (tile >= g->tile_count) {
        return false;
    }
    *cell = jac_tiles(r, g)[tile].cell;
    return true;
}

static int compare(const void *one, const void *other)
{
    const sorted *a = one, *b = other;
    if (a->rank != b->rank) {
        return a->rank < b->rank ? -1 : 1;
    }
    if (a->y != b->y) {
        return a->y < b->y ? -1 : 1;
    }
    if (a->x != b->x) {
        return a->x < b->x ? -1 : 1;
    }
    if (a->listed.choice.offer == JAC_OFFER_PLACE) { /* 90 before 180 */
        return a->listed.choice.arg[2] - b->listed.choice.arg[2];
    }
    int text = strcmp(a->listed.text, b->listed.text);
    return text ? text : memcmp(&a->listed.choice, &b->listed.choice, sizeof a->listed.choice);
}

static void describe(jac_engine *engine, const jac_game *game, const jac_choice *choice, sorted *to)
{
    const jac_ruleset *r = engine->rules;
    memset(to, 0, sizeof *to);
    to->listed.choice = *choice;
    to->rank = rank_of(choice);
    jac_choice_text(engine, game, *choice, to->listed.text, sizeof to->listed.text);
    if (choice->offer < r->offer.count) {
        const jac_offer *offer = r->offer.at + choice->offer;
        int32_t cell = 0;
        for (int i = 0; i < offer->argc; i++) {
            if (cell_of(r, game, (jac_type)offer->type[i], choice->arg[i], &cell)) {
                to->x = jac_cell_x(cell);
                to->y = jac_cell_y(cell);
                return;
            }
        }
    }
}

jac_status jac_choices_sorted(jac_engine *engine, const jac_game *game, jac_listed **list,
                              size_t *count, jac_error *error)
{
    const jac_choice *choice = NULL;
    *list = NULL;
    *count = 0;
    size_t n = 0;
    jac_status status = jac_choices(engine, game, &choice, &n, error);
    if (status != JAC_OK) {
        return status;
    }
    sorted *all = malloc((n + 1) * sizeof *all);
    jac_listed *out = malloc((n + 1) * sizeof *out);
    if (!all || !out) {
        free(all);
        free(out);
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    for (size_t i = 0; i < n; i++) {
        describe(engine, game, choice + i, all + i);
    }
    qsort(all, n, sizeof *all, compare);
    for (size_t i = 0; i < n; i++) {
        out[i] = all[i].listed;
    }
    free(all);
    *list = out;
    *count = n;
    return JAC_OK;
}
