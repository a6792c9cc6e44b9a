/* query.c - questions: queries, and the filters of `when`. All of it is pure. */
#include "parts.h"

/* ---- queries ------------------------------------------------------------------------------------
 */

int32_t jac_query(jac_engine *e, const jac_game *g, uint32_t hook_id, int32_t value, int argc,
                  const int32_t *arg)
{
    const jac_hook_def *hook = &e->rules->hook.at[hook_id];
    if (e->failed != JAC_OK || hook->handler_count == 0)
        return value;
    if (e->query_depth == JAC_QUERY_DEPTH_MAX) {
        jac_engine_fail(e, JAC_E_MODULE, "queries nest more than %d deep at %s",
                        JAC_QUERY_DEPTH_MAX, jac_text(e->rules, hook->name));
        return value;
    }
    e->query_depth++;
    /* Where the answer so far is the first argument itself, each module sees the one before it. */
    bool first =
        hook->module == JAC_MODULE_BASE && hook->argc > 0 && hook->arg[0].type == hook->answer;
    jac_call call = { .kind = JAC_CALL_QUERY,
                      .argc = hook->argc,
                      .id = (uint16_t)hook_id,
                      .player = g->turn.player };
    uint8_t type[JAC_ARGS_MAX];
    for (int i = 0; i < hook->argc; i++) {
        type[i] = hook->arg[i].type;
        call.arg[i] = i < argc ? arg[i] : 0;
    }
    call.type = type;
    for (uint32_t h = 0; h < hook->handler_count && e->failed == JAC_OK; h++) {
        const jac_handler *handler = &e->rules->handler.at[hook->handler_first + h];
        if (first)
            call.arg[0] = value;
        if (handler->filter_count &&
            !jac_when(e, g, handler->filter, handler->filter_count, hook->argc, type, call.arg))
            continue;
        call.module = handler->module;
        call.ref = handler->ref;
        jac_call_host(e, (jac_game *)(uintptr_t)g, &call, &value);
    }
    e->query_depth--;
    return value;
}

/* ---- filters
 * ------------------------------------------------------------------------------------- */

/* What a filter looks at: everything is derived from one typed value, as far as it has it. */
typedef struct subject {
    jac_type type;
    int32_t value;
    int figure;       /* -1: none */
    int kind;         /* figure kind, -1 */
    uint32_t segment; /* JAC_NONE: none */
    int tile_type;    /* -1: none */
    int tile;         /* -1: none */
    int32_t place;    /* -1: none */
} subject;

static void subject_segment(const jac_ruleset *r, const jac_game *g, subject *s, uint32_t segment)
{
    s->segment = segment;
    s->tile = jac_segments(r, g)[segment].tile;
    s->tile_type = jac_tiles(r, g)[s->tile].type;
}

static void subject_place(const jac_ruleset *r, const jac_game *g, subject *s, int32_t place)
{
    s->place = place;
    uint32_t index = jac_place_index(place);
    switch (jac_place_at(place)) {
    case JAC_AT_SEGMENT:
    case JAC_AT_HELD:
        subject_segment(r, g, s, index);
        break;
    case JAC_AT_TILE:
        s->tile = (int)index;
        s->tile_type = jac_tiles(r, g)[index].type;
        break;
    case JAC_AT_CORNER:
        s->tile = (int)(index / 4);
        s->tile_type = jac_tiles(r, g)[index / 4].type;
        s->segment = jac_corner_segment(r, g, index / 4, index % 4);
        break;
    default:
        break;
    }
}

static subject subject_of(const jac_ruleset *r, const jac_game *g, jac_type type, int32_t value)
{
    subject s = { type, value, -1, -1, JAC_NONE, -1, -1, -1 };
    switch (type) {
    case JAC_T_FIGURE:
        s.figure = value;
        s.kind = r->figure.at[value].kind;
        subject_place(r, g, &s, jac_figures(r, g)[value].place);
        break;
    case JAC_T_KIND:
        s.kind = value;
        break;
    case JAC_T_PLACE:
        subject_place(r, g, &s, value);
        break;
    case JAC_T_SEGMENT:
    case JAC_T_FEATURE:
        if (value >= 0 && value < g->segment_count)
            subject_segment(r, g, &s, (uint32_t)value);
        break;
    case JAC_T_TILE:
        if (value >= 0 && value < g->tile_count) {
            s.tile = value;
            s.tile_type = jac_tiles(r, g)[value].type;
        }
        break;
    case JAC_T_TYPE:
        s.tile_type = value;
        break;
    default:
        break;
    }
    return s;
}

/* Is `value` one of the filter's, arg(n) replaced by the further arguments? */
static bool one_of_values(const jac_filter *f, int32_t value, int argc, const int32_t *arg)
{
    for (int i = 0; i < f->count; i++) {
        int32_t wanted = f->value[i];
        if (wanted >= JAC_VALUE_ARG && wanted < JAC_VALUE_ARG + 16) {
            int n = wanted - JAC_VALUE_ARG;
            if (n >= argc)
                continue;
            wanted = arg[n];
        }
        if (wanted == value)
            return true;
    }
    return false;
}

static inline bool one_of(const jac_filter *f, int32_t value, int argc, const int32_t *arg)
{
    if (f->masked)
        return (uint32_t)value < 32 && (f->mask >> value & 1);
    return one_of_values(f, value, argc, arg);
}

/* Does a module's query answer true for the subject? Asked only when somebody answers it. */
static bool query_agrees(jac_engine *e, const jac_game *g, uint32_t hook, int32_t member)
{
    return !jac_asked(e, hook) || jac_query(e, g, hook, 1, 1, &member) != 0;
}

/* -1: there is no tile. */
static bool has_mark(const jac_filter *f, int tile_type)
{
    return tile_type >= 0 && f->types[tile_type];
}

static uint32_t item_of(const jac_ruleset *r, const jac_filter *f, const subject *s)
{
    switch (r->cell.at[f->cell].scope) {
    case JAC_PER_FIGURE:
        return (uint32_t)s->figure;
    case JAC_PER_TILE:
        return (uint32_t)s->tile;
    case JAC_PER_SEGMENT:
        return s->segment;
    case JAC_PER_PLAYER:
        return (uint32_t)s->value;
    default:
        return 0;
    }
}

static int32_t cell_value(const jac_ruleset *r, const jac_game *g, const jac_filter *f,
                          const subject *s)
{
    const jac_cell_def *cell = &r->cell.at[f->cell];
    bool whole = s->type == JAC_T_FEATURE || s->type == JAC_T_PLACE;
    if (whole && cell->merge != JAC_MERGE_NONE)
        return jac_cell_of_feature(r, g, (uint32_t)f->cell, s->segment);
    return jac_cell_get(r, g, (uint32_t)f->cell, item_of(r, f, s), 0);
}

static int owner_relation(const jac_ruleset *r, const jac_game *g, const subject *s)
{
    int owner = s->type == JAC_T_PLAYER ? s->value
                : s->figure >= 0        ? r->figure.at[s->figure].owner
                                        : 0xFF;
    if (owner < 0 || owner == 0xFF)
        return JAC_OWNER_NEUTRAL;
    return owner == g->turn.player ? JAC_OWNER_ACTIVE : JAC_OWNER_OTHER;
}

static int area_of(const jac_ruleset *r, const subject *s)
{
    if (s->place < 0 || jac_place_at(s->place) != JAC_AT_SLOT)
        return -1;
    uint32_t slot = jac_place_index(s->place);
    for (uint32_t i = 0; i < r->area.count; i++)
        if (slot >= r->area.at[i].slot_first &&
            slot < (uint32_t)(r->area.at[i].slot_first + r->area.at[i].slot_count))
            return (int)i;
    return -1;
}

static bool filter_holds(jac_engine *e, const jac_game *g, const jac_filter *f, const subject *s,
                         int argc, const int32_t *arg)
{
    const jac_ruleset *r = e->rules;
    const jac_segment *segment = s->segment != JAC_NONE ? &jac_segments(r, g)[s->segment] : NULL;
    switch ((jac_filter_key)f->key) {
    case JAC_F_VALUE:
        return one_of(f, s->value, argc, arg);
    case JAC_F_AT:
        return s->place >= 0 && one_of(f, (int32_t)jac_place_at(s->place), argc, arg);
    case JAC_F_ON:
    case JAC_F_CLASS:
        return segment && one_of(f, r->kind.at[segment->kind].class_, argc, arg);
    case JAC_F_NOT_ON:
        return !segment || !one_of(f, r->kind.at[segment->kind].class_, argc, arg);
    case JAC_F_KIND:
        if (s->type == JAC_T_FIGURE || s->type == JAC_T_KIND)
            return one_of(f, s->kind, argc, arg);
        return segment && one_of(f, segment->kind, argc, arg);
    case JAC_F_MEEPLE:
        return s->kind >= 0 && r->figure_kind.at[s->kind].meeple == (f->value[0] != 0);
    case JAC_F_FREE:
        return segment && (jac_features(r, g)[segment->feature].meeples == 0) == (f->value[0] != 0);
    case JAC_F_CLOSED:
        return segment && (jac_features(r, g)[segment->feature].open <= 0) == (f->value[0] != 0);
    case JAC_F_MARK:
        return has_mark(f, s->tile_type);
    case JAC_F_AREA:
        return one_of(f, area_of(r, s), argc, arg);
    case JAC_F_WHERE:
        return one_of(f, cell_value(r, g, f, s), argc, arg);
    case JAC_F_ASKS:
        return query_agrees(e, g, (uint32_t)f->cell, s->value);
    case JAC_F_IN_PICK:
        return f->count && jac_pick_has(e, g, (uint32_t)f->cell, g->turn.player, s->value, 0, NULL);
    case JAC_F_SOME: {
        jac_cursor cursor = { 0 };
        int32_t member;
        return f->count &&
               jac_pick_next(e, g, (uint32_t)f->cell, g->turn.player, 0, NULL, &cursor, &member);
    }
    case JAC_F_OWNER:
        for (int i = 0; i < f->count; i++)
            if (f->value[i] & owner_relation(r, g, s))
                return true;
        return false;
    }
    return false;
}

bool jac_filter_holds(jac_engine *e, const jac_game *g, const jac_filter *f, jac_type type,
                      int32_t value, int argc, const int32_t *arg)
{
    subject s = subject_of(e->rules, g, type, value);
    return filter_holds(e, g, f, &s, argc, arg);
}

bool jac_when(jac_engine *e, const jac_game *g, const jac_filter *filter, uint32_t count, int argc,
              const uint8_t *type, const int32_t *arg)
{
    const jac_ruleset *r = e->rules;
    for (uint32_t i = 0; i < count; i++) {
        const jac_filter *f = &filter[i];
        subject s;
        if (f->test == JAC_TEST_GAME_BYTE) {
            if (!jac_byte_holds(g, f, 0))
                return false;
            continue;
        }
        if (f->key == JAC_F_MARK && f->arg == JAC_SUBJECT_TURN) {
            if (!has_mark(f, g->turn.type == JAC_NONE ? -1 : g->turn.type))
                return false;
            continue;
        }
        if (f->arg == JAC_SUBJECT_TURN)
            s = subject_of(r, g, g->turn.type == JAC_NONE ? JAC_T_NONE : JAC_T_TYPE, g->turn.type);
        else if (f->arg < argc)
            s = subject_of(r, g, (jac_type)type[f->arg], arg[f->arg]);
        else
            return false;
        if (!filter_holds(e, g, f, &s, 0, NULL))
            return false;
    }
    return true;
}
