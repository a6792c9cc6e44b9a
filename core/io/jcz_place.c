/* jcz_place.c - places and figures as a .jcz file names them.
 *
 * A location is a segment as the tile lies: "NS" a city or road over two sides, "NL.NR.WR" a field
 * by its half-edges, "I" a segment that touches no side. It is read into a set of slots and
 * compared with those of the segments on the tile. */
#include <stdlib.h>
#include <string.h>

#include "jcz_internal.h"

static const char *const half_names[8] = { "NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR" };
/* Slots: 0 NL, 1 N, 2 NR, 3 EL, ... */
enum { MIDDLES = 1 << 1 | 1 << 4 | 1 << 7 | 1 << 10, HALVES = 0xFFF & ~MIDDLES };

static int half_slot(int half) { return half / 2 * 3 + half % 2 * 2; }

/* "NL.NR.WR" to slots; 0 when it isn't one. */
static int parse_halves(const char *text)
{
    int slots = 0;
    for (;;) {
        int half = 0;
        while (half < 8 && strncmp(text, half_names[half], 2) != 0) {
            half++;
        }
        if (half == 8 || (slots & 1 << half_slot(half)) != 0) {
            return 0;
        }
        slots |= 1 << half_slot(half);
        text += 2;
        if (*text == '\0') {
            return slots;
        }
        if (*text++ != '.') {
            return 0;
        }
    }
}

/* "N", "NS", "_W" (all but W), "NWSE" to slots; 0 when it isn't one. */
static int parse_sides(const char *text)
{
    static const char sides[] = "NESW";
    bool all_but = text[0] == '_';
    int slots = 0;
    for (const char *c = text + all_but; *c != '\0'; c++) {
        const char *side = strchr(sides, *c);
        int bit = side == NULL ? 0 : 1 << ((side - sides) * 3 + 1);
        if (side == NULL || (slots & bit) != 0) {
            return 0;
        }
        slots |= bit;
    }
    if (all_but) {
        return strlen(text) == 2 ? MIDDLES & ~slots : 0;
    }
    return slots;
}

/* "I", "II"... to 1, 2...; 0 when it isn't one. */
static int parse_inner(const char *text)
{
    static const char *const numbers[] = { "I", "II", "III", "IV" };
    for (int i = 0; i < 4; i++) {
        if (strcmp(text, numbers[i]) == 0) {
            return i + 1;
        }
    }
    return 0;
}

bool jcz_cell(const json_t *position, int *x, int *y)
{
    return json_is_array(position) && json_array_size(position) == 2 &&
           jcz_integer(json_array_get(position, 0), -10000, 10000, x) &&
           jcz_integer(json_array_get(position, 1), -10000, 10000, y);
}

enum { WHOLE_TILE = -2 };

/* A kind of segment; WHOLE_TILE; -1: not known. */
static int kind_of_feature(const jcz_play *play, const char *feature)
{
    const char *own = json_string_value(jcz_module_with(play->file, "features", feature, NULL));
    static const char *const names[JAC_KIND_BASE_COUNT] = { "City", "Road", "Field", "Monastery" };
    for (int i = 0; i < JAC_KIND_BASE_COUNT; i++) {
        if (strcmp(feature, names[i]) == 0) {
            return i;
        }
    }
    if (own == NULL) {
        return -1;
    }
    return strcmp(own, "tile") == 0 ? WHOLE_TILE : jac_find_kind(play->rules, own);
}

jac_status jcz_pointer(const jcz_play *play, const json_t *pointer, int32_t *place,
                       jac_error *error)
{
    const char *feature = json_string_value(json_object_get(pointer, "feature"));
    const char *location = json_string_value(json_object_get(pointer, "location"));
    int x, y, kind, slots, inner, mask, seen = 0;
    uint16_t tile, s;
    if (feature == NULL || location == NULL ||
        !jcz_cell(json_object_get(pointer, "position"), &x, &y)) {
        return jcz_fail(play, error, JAC_E_INPUT,
                        "a place needs position [x, y], feature and location");
    }
    kind = kind_of_feature(play, feature);
    if (kind == -1) {
        return jcz_fail(play, error, JAC_E_RULES, "feature %.40s is not known here", feature);
    }
    mask = kind == JAC_KIND_FIELD ? HALVES : MIDDLES;
    inner = parse_inner(location);
    slots = kind == JAC_KIND_FIELD ? parse_halves(location) : parse_sides(location);
    if (inner == 0 && slots == 0) {
        return jcz_fail(play, error, JAC_E_INPUT, "location \"%.40s\" of a %s can't be read",
                        location, feature);
    }
    tile = jac_tile_at(play->rules, play->game, jac_cell_pack(x, y));
    if (kind == WHOLE_TILE && tile != JAC_NONE) {
        *place = jac_place_pack(JAC_AT_TILE, tile);
        return JAC_OK;
    }
    for (uint32_t i = 0; tile != JAC_NONE; i++) {
        s = jac_tile_segment(play->rules, play->game, tile, i);
        if (s == JAC_NONE) {
            break;
        }
        if (jac_segment_class(play->rules, play->game, s) != kind) {
            continue;
        }
        if (inner > 0 ? (jac_segment_slots(play->rules, play->game, s) == 0 && ++seen == inner)
                      : (jac_segment_slots(play->rules, play->game, s) & mask) == slots) {
            *place = jac_place_pack(JAC_AT_SEGMENT, s);
            return JAC_OK;
        }
    }
    return jcz_fail(play, error, JAC_E_CHOICE, "there is no %s %.60s at %d,%d", feature, location,
                    x, y);
}

jac_status jcz_figure(const jcz_play *play, const json_t *id, jcz_named *named, jac_error *error)
{
    char word[JCZ_NAME_MAX];
    const char *text = json_string_value(id);
    const char *dot = text == NULL ? NULL : strchr(text, '.');
    const char *end = dot == NULL ? NULL : strchr(dot + 1, '.');
    if (end == NULL || dot != text + 1 || text[0] < '0' || text[0] >= '0' + play->file->players ||
        end - dot > (long)sizeof word) {
        return jcz_fail(play, error, JAC_E_INPUT, "\"meepleId\" must be like 0.small.1");
    }
    memcpy(word, dot + 1, (size_t)(end - dot - 1));
    word[end - dot - 1] = '\0';
    named->owner = text[0] - '0';
    named->index = (int)strtol(end + 1, NULL, 10) - 1;
    named->kind = jcz_figure_kind(play->file, play->rules, word);
    return named->kind >= 0
               ? JAC_OK
               : jcz_fail(play, error, JAC_E_RULES, "figure %.40s is not known here", text);
}

/* The tile at [x, y] as a place. */
static jac_status tile_pointer(const jcz_play *play, const json_t *position, int32_t *place,
                               jac_error *error)
{
    int x, y;
    if (!jcz_cell(position, &x, &y)) {
        return jcz_fail(play, error, JAC_E_INPUT, "a tile needs a position [x, y]");
    }
    uint16_t tile = jac_tile_at(play->rules, play->game, jac_cell_pack(x, y));
    if (tile == JAC_NONE) {
        return jcz_fail(play, error, JAC_E_CHOICE, "there is no tile at %d,%d", x, y);
    }
    *place = jac_place_pack(JAC_AT_TILE, tile);
    return JAC_OK;
}

/* A pointer, or where something goes `to`, is to a tile or a feature, or says which figure stands
 * where. */
jac_status jcz_read_named(const jcz_play *play, const json_t *payload, jcz_named *named,
                          jac_error *error)
{
    const json_t *to = json_object_get(payload, "to"),
                 *pointer = json_object_get(payload, "pointer");
    pointer = pointer != NULL ? pointer : to;
    const json_t *place = json_object_get(pointer, "featurePointer");
    const json_t *id = json_object_get(payload, "meepleId");
    jac_status status = JAC_OK;
    *named = (jcz_named){ -1, -1, -1, -1, false, 0 };
    place = place != NULL ? place : pointer;
    id = id != NULL ? id : json_object_get(pointer, "meepleId");
    if (place != NULL) {
        status = json_is_array(place) ? tile_pointer(play, place, &named->place, error)
                                      : jcz_pointer(play, place, &named->place, error);
    }
    if (status == JAC_OK && id != NULL) {
        status = jcz_figure(play, id, named, error);
    }
    return status;
}
