/* load_mark.c - tile files: what is printed on a tile or one of its segments beside its features.
 */
#include <string.h>

#include "build.h"
#include "load.h"

/* Can every cell that begins with the mark hold the value? */
static bool cells_hold(jac_loader *l, const jac_tile_read *tile, int segment, uint16_t mark,
                       int32_t value)
{
    for (uint32_t c = 0; c < l->rules->cell.count && segment >= 0; c++) {
        const jac_cell_def *cell = &l->rules->cell.at[c];
        if (cell->mark == mark && (value < cell->min || value > cell->max)) {
            jac_problem(l, NULL, "%s: %s: mark %s = %d is outside the %d..%d of %s", tile->def.id,
                        jac_tile_segment_text(l, tile, segment), jac_text(l->rules, mark), value,
                        cell->min, cell->max, jac_text(l->rules, cell->name));
            return false;
        }
    }
    return true;
}

/* A mark's values are words or numbers, the same on all tiles. */
static bool add_mark(jac_loader *l, jac_tile_read *tile, int segment, const char *name,
                     int32_t value, bool word)
{
    uint16_t mark = jac_load_symbol(l, name);
    bool seen = false;
    int32_t other;
    for (uint32_t t = 0; t < l->rules->type.count && !seen; t++)
        seen = jac_type_mark(&l->rules->type.at[t], mark, &other);
    if (seen && jac_mark_has_words(l->rules, mark) != word) {
        jac_problem(l, NULL, "%s: mark %s is a %s here and a %s on other tiles", tile->def.id, name,
                    word ? "word" : "number or flag", word ? "number or flag" : "word");
        return false;
    }
    if (tile->def.mark_count == JAC_TILE_MARKS_MAX) {
        jac_problem(l, NULL, "%s: more than %d marks", tile->def.id, JAC_TILE_MARKS_MAX);
        return false;
    }
    if (!cells_hold(l, tile, segment, mark, value))
        return false;
    if (word && !jac_mark_has_words(l->rules, mark) && !JAC_VEC_ADD(l->rules, l->rules->mark, mark))
        luaL_error(l->L, "memory is out");
    tile->def.mark[tile->def.mark_count++] =
        (jac_tile_mark){ .name = mark, .segment = (uint16_t)(segment + 1), .value = value };
    return true;
}

/* The names of flags: { "inn" } */
static bool read_flags(jac_loader *l, jac_tile_read *tile, int segment, const jac_node *marks,
                       const char *path)
{
    for (size_t i = 0; i < marks->item_count; i++) {
        const jac_node *item = &marks->item[i];
        if (item->kind != JAC_N_STRING) {
            jac_problem(l, item, "%s: a name is needed, not %s", path, jac_node_type(item));
            return false;
        }
        if (!add_mark(l, tile, segment, item->text, 1, false))
            return false;
    }
    return true;
}

/* marks = { "inn", names = "road", bonus = 2 } */
bool jac_tile_marks(jac_loader *l, jac_tile_read *tile, int segment, const jac_node *node)
{
    const jac_node *marks = jac_get(node, "marks");
    if (!marks)
        return true;
    const char *path = segment < 0 ? jac_format(l, "%s: marks", tile->def.id)
                                   : jac_format(l, "%s: %s: marks", tile->def.id,
                                                jac_tile_segment_text(l, tile, segment));
    if (!jac_is_table(l, marks, path) || !read_flags(l, tile, segment, marks, path))
        return false;
    for (size_t i = 0; i < marks->field_count; i++) {
        const char *name = marks->field[i].name;
        const jac_node *value = &marks->field[i].value;
        int32_t number = 1;
        bool word = value->kind == JAC_N_STRING;
        if (value->kind == JAC_N_BOOLEAN && !value->integer)
            continue;
        if (word && segment >= 0) {
            jac_problem(l, NULL, "%s.%s: a segment's mark is a flag or a number", path, name);
            return false;
        }
        if (word)
            number = jac_load_symbol(l, value->text);
        else if (value->kind != JAC_N_BOOLEAN &&
                 !jac_to_integer(l, value, jac_path(l, path, name), 0, INT32_MAX, &number))
            return false;
        if (!add_mark(l, tile, segment, name, number, word))
            return false;
    }
    return true;
}
