/* jcz_choice.c - the choice that is about the figure and place which a message names. */
#include "jcz_internal.h"

bool jcz_alike(const jcz_play *play, uint32_t a, uint32_t b)
{
    const jac_segment *segment = jac_segments(play->rules, play->game);
    return segment[a].tile == segment[b].tile && segment[a].feature == segment[b].feature;
}

/* The format names a crossing of four tiles by the field of the one to the south-east. */
static bool is_crossing(const jcz_play *play, int32_t corner, int32_t place)
{
    uint32_t index = jac_place_index(corner);
    return jac_place_at(corner) == JAC_AT_CORNER && jac_place_at(place) == JAC_AT_SEGMENT &&
           index % 4 == 3 &&
           jac_corner_segment(play->rules, play->game, index / 4, 3) == jac_place_index(place);
}

/* Two segments of a tile that are one feature are listed once (BASE-P2), and are one place here. */
static bool same_place(const jcz_play *play, int32_t a, int32_t b)
{
    if (a < 0 || b < 0) {
        return false;
    }
    if (jac_place_at(a) != jac_place_at(b)) {
        return is_crossing(play, a, b);
    }
    return jac_place_at(a) == JAC_AT_SEGMENT
               ? jcz_alike(play, jac_place_index(a), jac_place_index(b))
               : a == b;
}

static bool is_figure(const jcz_play *play, int32_t figure, const jcz_named *named)
{
    const jac_figure_def *def = &play->rules->figure.at[figure];
    return def->owner == named->owner && def->kind == named->kind &&
           (named->index < 0 || play->piece[figure] == named->index) &&
           (named->place < 0 ||
            same_place(play, jac_figures(play->rules, play->game)[figure].place, named->place));
}

/* Is the argument of a choice what the message names? */
static bool is_meant(const jcz_play *play, uint8_t type, int32_t value, const jcz_named *named)
{
    switch (type) {
    case JAC_T_FIGURE:
        return is_figure(play, value, named);
    case JAC_T_KIND:
        return value == named->kind;
    case JAC_T_SEGMENT:
    case JAC_T_FEATURE:
        return same_place(play, jac_place_pack(JAC_AT_SEGMENT, (uint32_t)value), named->place);
    case JAC_T_TILE:
        return same_place(play, jac_place_pack(JAC_AT_TILE, (uint32_t)value), named->place);
    case JAC_T_PLACE:
        return same_place(play, value, named->place);
    case JAC_T_CELL:
        return named->at_cell && value == named->cell;
    default:
        return false;
    }
}

bool jcz_puts_down(const jcz_play *play, uint32_t offer)
{
    const jac_offer *is = &play->rules->offer.at[offer];
    if (offer == JAC_OFFER_PUT) {
        return true;
    }
    return offer >= JAC_OFFER_BASE_COUNT && is->argc == 2 &&
           (is->type[0] == JAC_T_KIND || is->type[0] == JAC_T_FIGURE) &&
           (is->type[1] == JAC_T_SEGMENT || is->type[1] == JAC_T_TILE ||
            is->type[1] == JAC_T_PLACE);
}

uint32_t jcz_kind_put(const jcz_play *play, const jac_choice *choice)
{
    bool figure = play->rules->offer.at[choice->offer].type[0] == JAC_T_FIGURE;
    return figure ? play->rules->figure.at[choice->arg[0]].kind : (uint32_t)choice->arg[0];
}

void jcz_note_piece(jcz_play *play, const jcz_named *named)
{
    uint32_t bits = jac_supply_bits(play->rules, play->game, named->owner, named->kind);
    int taken = -1, called = -1;
    for (uint32_t i = 0; bits != 0 && i < play->rules->figure.count; i++) {
        const jac_figure_def *def = &play->rules->figure.at[i];
        if (def->owner != named->owner || def->kind != named->kind) {
            continue;
        }
        if (taken < 0 && (bits >> def->index & 1) != 0) {
            taken = (int)i;
        }
        if (play->piece[i] == named->index) {
            called = (int)i;
        }
    }
    if (taken >= 0 && called >= 0) {
        play->piece[called] = play->piece[taken];
        play->piece[taken] = (uint8_t)named->index;
    }
}

/* Is the choice to put this figure there? It may come from the supply or, held, from nowhere. */
static bool puts_meant(const jcz_play *play, const jac_choice *choice, const jcz_named *named)
{
    const jac_offer *is = &play->rules->offer.at[choice->offer];
    jcz_named figure = *named;
    figure.place = -1;
    return jcz_puts_down(play, choice->offer) &&
           is_meant(play, is->type[0], choice->arg[0], &figure) &&
           is_meant(play, is->type[1], choice->arg[1], named);
}

static bool find_choice(const jcz_play *play, const char *type, const char *word,
                        const jcz_named *named, jac_choice *choice)
{
    const jac_choice *list;
    size_t count;
    if (jac_choices(play->engine, play->game, &list, &count, NULL) != JAC_OK) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        const jac_offer *is = &play->rules->offer.at[list[i].offer];
        bool meant = type == NULL
                         ? puts_meant(play, &list[i], named)
                         : jcz_message_means(play->file, play->rules, type, word, list[i].offer);
        for (int k = 0; meant && type != NULL && k < is->argc; k++) {
            meant = is_meant(play, is->type[k], list[i].arg[k], named);
        }
        if (meant) {
            *choice = list[i];
            return true;
        }
    }
    return false;
}

/* The very piece that is named; where the file's count of pieces isn't ours, one like it. */
bool jcz_find_choice(const jcz_play *play, const char *type, const char *word,
                     const jcz_named *named, jac_choice *choice)
{
    jcz_named any = *named;
    any.index = -1;
    return find_choice(play, type, word, named, choice) ||
           find_choice(play, type, word, &any, choice);
}
