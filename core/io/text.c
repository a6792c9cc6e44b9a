/* text.c - choices, values and events as people read them. */
#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text_parts.h"

/* Text that grows into a buffer and goes on counting when it is full. */
typedef struct writer {
    char *text;
    size_t size, used;
} writer;

static void put(writer *w, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void put(writer *w, const char *format, ...)
{
    va_list list;
    size_t room = w->used < w->size ? w->size - w->used : 0;
    va_start(list, format);
    int n = vsnprintf(room ? w->text + w->used : NULL, room, format, list);
    va_end(list);
    w->used += n > 0 ? (size_t)n : 0;
}

/* Makes a name of the tables read as words: large_meeple -> large meeple. */
static void put_words(writer *w, const char *name)
{
    for (; *name; name++) {
        put(w, "%c", *name == '_' ? ' ' : *name);
    }
}

static void put_cell(writer *w, int32_t cell)
{
    put(w, "%d,%d", jac_cell_x(cell), jac_cell_y(cell));
}

static void put_segment(writer *w, const jac_ruleset *r, const jac_game *g, uint32_t segment)
{
    char name[64];
    if (segment >= g->segment_count) {
        put(w, "nothing");
        return;
    }
    jac_segment_name(r, g, segment, name, sizeof name);
    put_words(w, name);
    put(w, " of ");
    put_cell(w, jac_tiles(r, g)[jac_segments(r, g)[segment].tile].cell);
}

static void put_figure(writer *w, const jac_ruleset *r, const jac_game *g, uint32_t figure,
                       bool with_place);

/* "city 1 of 0,0"; with `joined`, as it follows a figure: "on city 1 of 0,0", "in the supply". */
static void put_place(writer *w, const jac_ruleset *r, const jac_game *g, int32_t place,
                      bool joined)
{
    uint32_t index = jac_place_index(place), number = index;
    const char *area = "?";
    switch (jac_place_at(place)) {
    case JAC_AT_SEGMENT:
        put(w, "%s", joined ? "on " : "");
        put_segment(w, r, g, index);
        return;
    case JAC_AT_HELD:
        put(w, "held from ");
        put_segment(w, r, g, index);
        return;
    case JAC_AT_TILE:
        put(w, "%stile ", joined ? "on " : "");
        put_cell(w, jac_tiles(r, g)[index].cell);
        return;
    case JAC_AT_CORNER:
        put(w, "%sthe %s corner of ", joined ? "at " : "", jac_corner_name(index));
        put_cell(w, jac_tiles(r, g)[index / 4].cell);
        return;
    case JAC_AT_SLOT:
        jac_slot_area(r, index, &area, &number);
        put(w, "%s", joined ? "in " : "");
        put_words(w, area);
        put(w, " %u", number);
        return;
    case JAC_AT_BESIDE:
        put(w, "beside ");
        put_figure(w, r, g, index, true);
        return;
    case JAC_AT_PRISON:
        put(w, "%s%s's prison", joined ? "in " : "", r->base.name[index]);
        return;
    case JAC_AT_SUPPLY:
    case JAC_AT_BOX:
        put(w, "%sthe %s", joined ? "in " : "", jac_at_name(jac_place_at(place)));
        return;
    }
}

static void put_figure(writer *w, const jac_ruleset *r, const jac_game *g, uint32_t figure,
                       bool with_place)
{
    if (figure >= r->figure.count) {
        put(w, "nobody");
        return;
    }
    const jac_figure_def *def = r->figure.at + figure;
    int32_t place = jac_figures(r, g)[figure].place;
    put(w, def->owner == 0xFF ? "the %.0s" : "%s's ",
        def->owner == 0xFF ? "" : r->base.name[def->owner]);
    put_words(w, jac_text(r, r->figure_kind.at[def->kind].name));
    /* a chain of figures beside each other ends at the first: no rule makes one, no text loops */
    if (with_place && jac_place_at(place) != JAC_AT_BESIDE) {
        int number = jac_figure_number(r, g, figure);
        put(w, " ");
        put_place(w, r, g, place, true);
        if (number > 1) {
            put(w, " (no. %d)", number);
        }
    }
}

static void put_players(writer *w, const jac_ruleset *r, int32_t set)
{
    const char *between = "";
    for (int p = 0; p < r->base.players; p++) {
        if ((uint32_t)set >> p & 1) {
            put(w, "%s%s", between, r->base.name[p]);
            between = " and ";
        }
    }
    if (!set) {
        put(w, "nobody");
    }
}

static void put_name(writer *w, const jac_ruleset *r, int32_t symbol)
{
    put_words(w, symbol > 0 && (uint32_t)symbol < r->symbol.count ? jac_text(r, (uint16_t)symbol)
                                                                  : "none");
}

static void put_value(writer *w, const jac_ruleset *r, const jac_game *g, jac_type type,
                      int32_t value)
{
    switch (type) {
    case JAC_T_BOOLEAN:
        put(w, "%s", value ? "yes" : "no");
        return;
    case JAC_T_PLAYER:
        put(w, "%s", value >= 0 && value < r->base.players ? r->base.name[value] : "nobody");
        return;
    case JAC_T_PLAYERS:
        put_players(w, r, value);
        return;
    case JAC_T_FIGURE:
        put_figure(w, r, g, (uint32_t)value, true);
        return;
    case JAC_T_KIND:
        put_name(w, r, (uint32_t)value < r->figure_kind.count ? r->figure_kind.at[value].name : 0);
        return;
    case JAC_T_TILE:
        if (value >= 0 && value < g->tile_count) {
            put_cell(w, jac_tiles(r, g)[value].cell);
        } else {
            put(w, "no tile");
        }
        return;
    case JAC_T_TYPE:
        put(w, "%s",
            (uint32_t)value < r->type.count ? jac_text(r, r->type.at[value].name) : "none");
        return;
    case JAC_T_CELL:
        put_cell(w, value);
        return;
    case JAC_T_ROTATION:
        put(w, "%d", (int)value * 90);
        return;
    case JAC_T_SEGMENT:
    case JAC_T_FEATURE:
        put_segment(w, r, g, (uint32_t)value);
        return;
    case JAC_T_PLACE:
        put_place(w, r, g, value, false);
        return;
    case JAC_T_CAUSE:
    case JAC_T_SYMBOL:
        put_name(w, r, value);
        return;
    case JAC_T_OCCASION:
        put(w, "%s", jac_occasion_name((jac_occasion)value));
        return;
    case JAC_T_OFFER:
        put_name(w, r,
                 value > 0 && (uint32_t)value <= r->offer.count ? r->offer.at[value - 1].name : 0);
        return;
    case JAC_T_NONE:
    case JAC_T_INTEGER:
    case JAC_T_COUNT:
        break;
    }
    put(w, "%d", (int)value);
}

size_t jac_value_text(jac_engine *engine, const jac_game *game, jac_type type, int32_t value,
                      char *text, size_t size)
{
    writer w = { text, size, 0 };
    put_value(&w, engine->rules, game, type, value);
    return w.used;
}

/* ---- templates ------------------------------------------------------------------------------ */

/* The arguments that a template's {names} may mean. */
typedef struct arguments {
    const uint16_t *name[2];
    const uint8_t *type[2];
    const int32_t *value[2];
    int count[2];
} arguments;

/* Writes the value of {name}; false when there is none of that name. */
static bool put_argument(writer *w, const jac_ruleset *r, const jac_game *g, const arguments *args,
                         const char *name, size_t length)
{
    for (int from = 0; from < 2; from++) {
        for (int i = 0; i < args->count[from]; i++) {
            const char *known = jac_text(r, args->name[from][i]);
            if (strlen(known) == length && memcmp(known, name, length) == 0) {
                char value[256];
                writer inner = { value, sizeof value, 0 };
                value[0] = '\0';
                put_value(&inner, r, g, (jac_type)args->type[from][i], args->value[from][i]);
                /* "put a {kind}" reads "put an angel" */
                if (w->used >= 2 && w->used < w->size && w->text[w->used - 1] == ' ' &&
                    w->text[w->used - 2] == 'a' && strchr("aeiouAEIOU", value[0]) && value[0] &&
                    (w->used == 2 || w->text[w->used - 3] == ' ')) {
                    w->used--;
                    put(w, "n ");
                }
                put(w, "%s", value);
                return true;
            }
        }
    }
    return false;
}

static void put_template(writer *w, const jac_ruleset *r, const jac_game *g, const char *text,
                         const arguments *args)
{
    while (*text) {
        const char *end = *text == '{' ? strchr(text, '}') : NULL;
        if (end && put_argument(w, r, g, args, text + 1, (size_t)(end - text - 1))) {
            text = end + 1;
        } else {
            put(w, "%c", *text++);
        }
    }
}

static void add_prompt(arguments *args, const jac_ruleset *r, const jac_step *step)
{
    const jac_prompt *prompt = r->prompt.at + step->which;
    args->name[1] = prompt->arg_name;
    args->type[1] = prompt->type;
    args->value[1] = step->arg + 1;
    args->count[1] = prompt->argc;
}

static void put_outcome(writer *w, const jac_ruleset *r, jac_op op, uint32_t which, int32_t outcome)
{
    switch (op) {
    case JAC_OP_DRAW:
    case JAC_OP_ASIDE:
        put(w, "%s ", op == JAC_OP_DRAW ? "draw" : "lay aside");
        put_value(w, r, NULL, JAC_T_TYPE, outcome);
        return;
    case JAC_OP_FIRST:
        put(w, "first player ");
        put_value(w, r, NULL, JAC_T_PLAYER, outcome);
        return;
    default:
        put_name(w, r, r->chance.at[which].name);
        put(w, ": %d", (int)outcome);
        return;
    }
}

static void put_choice(writer *w, const jac_ruleset *r, const jac_game *g, const jac_choice *choice)
{
    const jac_step *step = g->waits == JAC_WAITS_OVER ? NULL : jac_waiting_step(r, g);
    if (choice->offer == JAC_CHOICE_CHANCE) {
        if (step && step->op != JAC_OP_PROMPT) {
            put_outcome(w, r, (jac_op)step->op, step->which, choice->arg[0]);
        }
        return;
    }
    if (choice->offer >= r->offer.count) {
        put(w, "unknown");
        return;
    }
    const jac_offer *offer = r->offer.at + choice->offer;
    const char *text = jac_text(r, offer->text);
    arguments args = { .name = { offer->arg_name },
                       .type = { offer->type },
                       .value = { choice->arg },
                       .count = { offer->argc } };
    if (step && step->op == JAC_OP_PROMPT) {
        add_prompt(&args, r, step);
    }
    if (*text) {
        put_template(w, r, g, text, &args);
        return;
    }
    put_name(w, r, offer->name);
    for (int i = 0; i < offer->argc; i++) {
        put(w, "%s", i ? ", " : ": ");
        put_value(w, r, g, (jac_type)offer->type[i], choice->arg[i]);
    }
}

size_t jac_choice_text(jac_engine *engine, const jac_game *game, jac_choice choice, char *text,
                       size_t size)
{
    writer w = { text, size, 0 };
    put_choice(&w, engine->rules, game, &choice);
    return w.used;
}

size_t jac_prompt_text(jac_engine *engine, const jac_game *game, char *text, size_t size)
{
    const jac_ruleset *r = engine->rules;
    writer w = { text, size, 0 };
    if (game->waits == JAC_WAITS_OVER) {
        put(&w, "the game is over");
        return w.used;
    }
    const jac_step *step = jac_waiting_step(r, game);
    if (step->op == JAC_OP_DRAW) {
        put(&w, "draw a tile");
    } else if (step->op == JAC_OP_ASIDE) {
        put(&w, "lay a tile aside");
    } else if (step->op == JAC_OP_FIRST) {
        put(&w, "who begins");
    } else if (step->op != JAC_OP_PROMPT) {
        put_name(&w, r, r->chance.at[step->which].name);
    } else {
        const jac_prompt *prompt = r->prompt.at + step->which;
        const char *form = jac_text(r, prompt->text);
        arguments args = { .count = { 0, 0 } };
        add_prompt(&args, r, step);
        put_template(&w, r, game, *form ? form : jac_text(r, prompt->name), &args);
        if (step->which == JAC_PROMPT_PLACE && game->turn.type != JAC_NONE) {
            put(&w, " %s", jac_text(r, r->type.at[game->turn.type].name));
        }
    }
    return w.used;
}

size_t jac_seen_text(jac_engine *engine, const jac_game *game, const jac_seen *seen, char *text,
                     size_t size)
{
    const jac_ruleset *r = engine->rules;
    writer w = { text, size, 0 };
    if (seen->hook == JAC_CHOICE_CHANCE) {
        put_outcome(&w, r, (jac_op)seen->arg[0], (uint32_t)seen->arg[1], seen->arg[2]);
        return w.used;
    }
    if (seen->hook >= r->hook.count) {
        put(&w, "unknown");
        return w.used;
    }
    const jac_hook_def *hook = r->hook.at + seen->hook;
    put(&w, "%s", jac_text(r, hook->name));
    for (int i = 0; i < hook->argc; i++) {
        put(&w, "%s%s ", i ? ", " : ": ", jac_text(r, hook->arg[i].name));
        if (hook->arg[i].type == JAC_T_FIGURE) { /* its places are in the payload */
            put_figure(&w, r, game, (uint32_t)seen->arg[i], false);
        } else {
            put_value(&w, r, game, (jac_type)hook->arg[i].type, seen->arg[i]);
        }
    }
    return w.used;
}
