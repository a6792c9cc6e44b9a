/* tiles_json.c - the tile tables as JSON lines. */
#include <jansson.h>
#include <stdio.h>

#include "json_make.h"
#include "ruleset.h"
#include "tiles_json.h"

static const char *const slot_names[JAC_SLOTS] = { "NL", "NM", "NR", "EL", "EM", "ER",
                                                   "SL", "SM", "SR", "WL", "WM", "WR" };

/* "city 2": the kind and which one of the kind on the tile. */
static json_t *segment_name(const jac_ruleset *rules, const jac_tile_type *type, int segment)
{
    int nth = 1;
    for (int i = 0; i < segment; i++) {
        nth += type->segment[i].kind == type->segment[segment].kind;
    }
    return json_sprintf("%s %d", jac_text(rules, rules->kind.at[type->segment[segment].kind].name),
                        nth);
}

/* The marks of a segment (its number + 1) or, with 0, of the tile. */
static json_t *marks(const jac_ruleset *rules, const jac_tile_type *type, int segment)
{
    json_t *all = json_object();
    for (int i = 0; i < type->mark_count; i++) {
        const jac_tile_mark *mark = &type->mark[i];
        if (mark->segment == segment) {
            jac_json_set(&all, jac_text(rules, mark->name),
                         jac_mark_has_words(rules, mark->name)
                             ? jac_json_string(jac_text(rules, (uint16_t)mark->value))
                             : json_integer(mark->value));
        }
    }
    return all;
}

static json_t *segments(const jac_ruleset *rules, const jac_tile_type *type)
{
    json_t *list = json_array();
    for (int i = 0; i < type->segment_count; i++) {
        const jac_segment_def *def = &type->segment[i];
        json_t *segment = json_object(), *slots = json_array();
        for (int s = 0; s < JAC_SLOTS; s++) {
            if ((def->slots >> s & 1) != 0) {
                jac_json_add(&slots, jac_json_string(slot_names[s]));
            }
        }
        jac_json_set(&segment, "name", segment_name(rules, type, i));
        jac_json_set(&segment, "kind",
                     jac_json_string(jac_text(rules, rules->kind.at[def->kind].name)));
        jac_json_set(&segment, "arms", json_integer(def->arms));
        jac_json_set(&segment, "slots", slots);
        jac_json_set(&segment, "marks", marks(rules, type, i + 1));
        jac_json_add(&list, segment);
    }
    return list;
}

static json_t *links(const jac_ruleset *rules, const jac_tile_type *type)
{
    json_t *list = json_array();
    for (int i = 0; i < type->link_count; i++) {
        const jac_tile_link *from = &type->link[i];
        json_t *link = json_object();
        jac_json_set(&link, "relation",
                     jac_json_string(jac_text(rules, rules->relation.at[from->relation])));
        jac_json_set(&link, "from", segment_name(rules, type, from->a));
        jac_json_set(&link, "to", segment_name(rules, type, from->b));
        jac_json_add(&list, link);
    }
    return list;
}

json_t *jac_tile_json(const jac_ruleset *rules, const jac_tile_type *type)
{
    json_t *line = json_object(), *edges = json_array();
    for (int d = 0; d < 4; d++) {
        jac_json_add(&edges,
                     jac_json_string(jac_text(rules, rules->edge.at[type->side[0][d].edge])));
    }
    jac_json_set(&line, "id", jac_json_string(jac_text(rules, type->name)));
    jac_json_set(&line, "module",
                 jac_json_string(jac_text(rules, rules->module.at[type->module].name)));
    jac_json_set(&line, "count", json_integer(type->count));
    jac_json_set(&line, "start", json_integer(type->start));
    if (type->derived_from != JAC_NONE) {
        const jac_tile_type *printed = &rules->type.at[type->derived_from];
        jac_json_set(&line, "derived_from", jac_json_string(jac_text(rules, printed->name)));
    }
    jac_json_set(&line, "edges", edges);
    jac_json_set(&line, "segments", segments(rules, type));
    jac_json_set(&line, "links", links(rules, type));
    jac_json_set(&line, "marks", marks(rules, type, 0));
    return line;
}

jac_status jac_tiles_json(const jac_ruleset *rules, FILE *out, jac_error *error)
{
    for (uint32_t i = 0; i < rules->type.count; i++) {
        jac_status status = jac_json_line(jac_tile_json(rules, &rules->type.at[i]), out, NULL,
                                          "the table of tiles", error);
        if (status != JAC_OK) {
            return status;
        }
    }
    return JAC_OK;
}
