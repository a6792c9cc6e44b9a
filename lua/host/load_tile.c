/* load_tile.c - tile files: a list of tiles into tile types. */
#include <string.h>
#include <unistd.h>

#include "build.h"
#include "load.h"

/* ---- edges ----------------------------------------------------------------------------------- */

static int edge_of_letter(const jac_loader *l, char letter)
{
    for (uint32_t e = 1; e < l->rules->edge.count; e++)
        if (jac_edge_letter(l, e) == letter && letter)
            return (int)e;
    return -1;
}

static bool unknown_edge(jac_loader *l, const jac_tile_read *tile, const char *name)
{
    jac_names known = { NULL, 0 };
    for (uint32_t e = 1; e < l->rules->edge.count; e++) {
        char letter = jac_edge_letter(l, e);
        const char *text = jac_text(l->rules, l->rules->edge.at[e]);
        jac_names_add(l, &known, letter ? jac_format(l, "%c (%s)", letter, text) : text);
    }
    jac_problem(l, NULL, "%s: edges: no edge \"%s\"; known: %s", tile->def.id, name,
                jac_names_list(l, known.at, known.count));
    return false;
}

/* "CFRF", or { "city", "field", "canal", "field" } */
static bool read_edges(jac_loader *l, const jac_node *node, jac_tile_read *tile)
{
    const jac_node *edges = jac_get(node, "edges");
    bool text = edges && edges->kind == JAC_N_STRING;
    size_t count = text ? strlen(edges->text) : edges ? edges->item_count : 0;
    if (count != 4) {
        jac_problem(l, NULL, "%s: edges: four are needed, N E S W, as in \"CFRF\"", tile->def.id);
        return false;
    }
    for (size_t d = 0; d < 4; d++) {
        const char *name = text ? jac_format(l, "%c", edges->text[d]) : edges->item[d].text;
        if (!text && edges->item[d].kind != JAC_N_STRING)
            name = jac_node_type(&edges->item[d]);
        int edge = text ? edge_of_letter(l, edges->text[d]) : jac_find_edge(l->rules, name);
        if (edge <= JAC_EDGE_NONE)
            return unknown_edge(l, tile, name);
        tile->def.edge[d] = (uint8_t)edge;
    }
    return true;
}

/* ---- segments -------------------------------------------------------------------------------- */

static bool has_class(const jac_loader *l, const jac_tile_read *tile, int segment, int class_)
{
    return l->rules->kind.at[tile->def.segment[segment].kind].class_ == class_;
}

/* One segment: its sides, and what its class has. */
static bool read_segment(jac_loader *l, jac_tile_read *tile, int segment, const jac_node *node)
{
    static const char *const keys[] = { "pennants", "marks", "touches", "apart" };
    bool city = has_class(l, tile, segment, JAC_KIND_CITY);
    bool field = has_class(l, tile, segment, JAC_KIND_FIELD);
    const char *path =
        jac_format(l, "%s: %s", tile->def.id, jac_tile_segment_text(l, tile, segment));
    if (node->kind != JAC_N_TABLE) {
        jac_problem(l, node, "%s: a list of sides is needed, not %s; write { { \"N\" } } for one",
                    path, jac_node_type(node));
        return false;
    }
    if (jac_get(node, "pennants") && !city) {
        jac_problem(l, NULL, "%s has pennants; only cities have them", path);
        return false;
    }
    for (int i = 2; i < 4; i++)
        if (jac_get(node, keys[i]) && !field) {
            jac_problem(l, NULL, "%s has %s; only fields touch cities", path, keys[i]);
            return false;
        }
    int32_t arms = 0;
    if (!jac_check_keys(l, node, path, city ? keys : keys + 1,
                        field  ? 3
                        : city ? 2
                               : 1,
                        true) ||
        !jac_get_integer(l, node, path, "pennants", 0, 9, &arms) ||
        !jac_tile_marks(l, tile, segment, node))
        return false;
    tile->def.segment[segment].arms = (uint8_t)arms;
    return jac_tile_sides(l, tile, segment, node);
}

/* The segments of one kind: a list of them, or true for one without a side. */
static bool read_kind(jac_loader *l, jac_tile_read *tile, uint8_t kind, const jac_node *node,
                      const jac_node **from)
{
    static const jac_node inner = { .kind = JAC_N_TABLE };
    const char *name = jac_text(l->rules, l->rules->kind.at[kind].name);
    bool flag = node->kind == JAC_N_BOOLEAN;
    if (flag && !node->integer)
        return true;
    if (!flag && (node->kind != JAC_N_TABLE || node->field_count)) {
        jac_problem(l, node, "%s: %s: a list of segments is needed; write { { \"N\" } } for one",
                    tile->def.id, name);
        return false;
    }
    size_t count = flag ? 1 : node->item_count;
    if (tile->def.segment_count + count > JAC_TILE_SEGMENTS_MAX) {
        jac_problem(l, NULL, "%s: more than %d segments", tile->def.id, JAC_TILE_SEGMENTS_MAX);
        return false;
    }
    bool ok = true;
    for (size_t i = 0; i < count; i++) {
        int segment = tile->def.segment_count++;
        tile->def.segment[segment].kind = kind;
        tile->number[segment] = (uint8_t)(i + 1);
        from[segment] = flag ? &inner : &node->item[i];
        ok = read_segment(l, tile, segment, from[segment]) && ok;
    }
    return ok;
}

/* ---- links ----------------------------------------------------------------------------------- */

/* The segment "city 2" or "city" (its first), or -1. */
static int segment_named(jac_loader *l, const jac_tile_read *tile, const char *name)
{
    for (int s = 0; s < tile->def.segment_count; s++) {
        const char *full = jac_tile_segment_text(l, tile, s);
        if (strcmp(full, name) == 0 ||
            (tile->number[s] == 1 && strncmp(full, name, strlen(full) - 2) == 0 &&
             strlen(name) == strlen(full) - 2))
            return s;
    }
    return -1;
}

static bool add_link(jac_loader *l, jac_tile_read *tile, int relation, int a, int b)
{
    if (tile->def.link_count == JAC_TILE_LINKS_MAX) {
        jac_problem(l, NULL, "%s: more than %d links between segments", tile->def.id,
                    JAC_TILE_LINKS_MAX);
        return false;
    }
    tile->def.link[tile->def.link_count++] =
        (jac_tile_link){ (uint8_t)relation, (uint8_t)a, (uint8_t)b };
    return true;
}

/* The cities that a field touches, or lies apart from though their edges meet at a corner: numbers
 * of `city` segments, or names. */
static bool read_cities(jac_loader *l, jac_tile_read *tile, int field, const jac_node *node,
                        bool touches)
{
    const jac_node *list = jac_get(node, touches ? "touches" : "apart");
    if (!list)
        return true;
    const char *path =
        jac_format(l, "%s: %s %s", tile->def.id, jac_tile_segment_text(l, tile, field),
                   touches ? "touches" : "apart");
    if (!jac_is_table(l, list, path))
        return false;
    for (size_t i = 0; i < list->item_count; i++) {
        const jac_node *item = &list->item[i];
        const char *name = item->kind == JAC_N_INTEGER
                               ? jac_format(l, "city %lld", (long long)item->integer)
                           : item->kind == JAC_N_STRING ? item->text
                                                        : jac_node_type(item);
        int city = segment_named(l, tile, name);
        if (city < 0 || !has_class(l, tile, city, JAC_KIND_CITY)) {
            jac_problem(l, NULL, "%s %s, which is no city of this tile", path, name);
            return false;
        }
        if (!touches)
            tile->apart[field] |= 1u << city;
        else if (!add_link(l, tile, JAC_RELATION_TOUCHES, field, city))
            return false;
    }
    return true;
}

/* leads_to = { { "city 1", "road 1" }, ... }: all segments of one list with each other. */
static bool read_relation(jac_loader *l, jac_tile_read *tile, int relation, const jac_node *node)
{
    const char *path =
        jac_format(l, "%s: %s", tile->def.id, jac_text(l->rules, l->rules->relation.at[relation]));
    for (size_t i = 0; i < node->item_count; i++) {
        const jac_node *list = &node->item[i];
        int segment[JAC_TILE_SEGMENTS_MAX];
        size_t count = list->kind == JAC_N_TABLE ? list->item_count : 0;
        if (count < 2 || count > JAC_TILE_SEGMENTS_MAX) {
            jac_problem(l, NULL,
                        "%s: two segments or more are needed, as in { \"city 1\", \"road 1\" }",
                        path);
            return false;
        }
        for (size_t k = 0; k < count; k++) {
            const char *name = list->item[k].kind == JAC_N_STRING ? list->item[k].text
                                                                  : jac_node_type(&list->item[k]);
            segment[k] = segment_named(l, tile, name);
            if (segment[k] < 0) {
                jac_problem(l, NULL, "%s: no segment \"%s\" on this tile", path, name);
                return false;
            }
            for (size_t other = 0; other < k; other++)
                if (!add_link(l, tile, relation, segment[other], segment[k]))
                    return false;
        }
    }
    return true;
}

/* ---- one tile -------------------------------------------------------------------------------- */

static bool check_keys(jac_loader *l, const jac_node *node, const char *id)
{
    static const char *const own[] = { "count", "derived_from", "edges", "id",
                                       "marks", "pile",         "start" };
    jac_names keys = { NULL, 0 };
    for (size_t i = 0; i < JAC_COUNT(own); i++)
        jac_names_add(l, &keys, own[i]);
    for (uint32_t i = 0; i < l->rules->kind.count; i++)
        jac_names_add(l, &keys, jac_text(l->rules, l->rules->kind.at[i].name));
    for (uint32_t i = JAC_RELATION_LEADS_TO; i < l->rules->relation.count; i++)
        jac_names_add(l, &keys, jac_text(l->rules, l->rules->relation.at[i]));
    return jac_check_keys(l, node, id, keys.at, keys.count, false);
}

/* A type that is this tile with something added; it must follow the printed one. */
static bool read_derived(jac_loader *l, const jac_node *node, jac_tile_read *tile)
{
    const char *from = jac_get_text(l, node, tile->def.id, "derived_from", "");
    if (!from || !*from)
        return from != NULL;
    int id = jac_find_type(l->rules, from);
    uint32_t last = l->rules->type.count - 1;
    if (id < 0 || ((uint32_t)id != last && l->rules->type.at[last].derived_from != id)) {
        jac_problem(l, NULL, "%s: derived_from: \"%s\" %s", tile->def.id, from,
                    id < 0 ? "is no tile before it" : "must stand just before it");
        return false;
    }
    tile->def.derived_from = (uint16_t)id;
    return true;
}

static bool read_counts(jac_loader *l, const jac_node *node, jac_tile_read *tile)
{
    const jac_node *start = jac_get(node, "start");
    int32_t count = tile->def.derived_from == JAC_NONE, starts = 0, pile = 0;
    if (!jac_get_integer(l, node, tile->def.id, "count", 0, 255, &count) ||
        !jac_get_integer(l, node, tile->def.id, "pile", 1, 9, &pile))
        return false;
    if (start && start->kind == JAC_N_BOOLEAN)
        starts = start->integer != 0;
    else if (start && !jac_get_integer(l, node, tile->def.id, "start", 0, count, &starts))
        return false;
    if (starts > count) {
        jac_problem(l, NULL, "%s: start: there is no copy of it; write count = 1", tile->def.id);
        return false;
    }
    tile->def.count = (uint16_t)count;
    tile->def.start = (uint16_t)starts;
    tile->def.pile = (uint8_t)pile;
    return true;
}

static void read_tile(jac_loader *l, const jac_node *node, const char *path)
{
    jac_tile_read tile;
    const jac_node *from[JAC_TILE_SEGMENTS_MAX];
    memset(&tile, 0, sizeof tile);
    memset(tile.owner, 0xFF, sizeof tile.owner);
    if (!jac_is_map(l, node, path))
        return;
    tile.def.id = jac_get_text(l, node, path, "id", "");
    tile.def.module = l->at->id;
    tile.def.derived_from = JAC_NONE;
    if (!tile.def.id || !*tile.def.id) {
        if (tile.def.id)
            jac_problem(l, NULL, "%s: id is missing", path);
        return;
    }
    if (jac_find_type(l->rules, tile.def.id) >= 0) {
        jac_problem(l, NULL, "%s: there is a tile of this id already", tile.def.id);
        return;
    }
    bool sides = check_keys(l, node, tile.def.id);
    bool ok = read_derived(l, node, &tile) && read_counts(l, node, &tile);
    ok = jac_tile_marks(l, &tile, -1, node) && ok;
    if (!read_edges(l, node, &tile))
        return;
    for (uint32_t kind = 0; kind < l->rules->kind.count; kind++) {
        const jac_node *list = jac_get(node, jac_text(l->rules, l->rules->kind.at[kind].name));
        sides = (!list || read_kind(l, &tile, (uint8_t)kind, list, from)) && sides;
    }
    if (!sides || !jac_tile_lint(l, &tile))
        return; /* what is missing would only follow from what was reported */
    for (int s = 0; s < tile.def.segment_count; s++)
        ok = read_cities(l, &tile, s, from[s], true) && read_cities(l, &tile, s, from[s], false) &&
             ok;
    ok = ok && jac_tile_lint_links(l, &tile);
    for (uint32_t r = JAC_RELATION_LEADS_TO; r < l->rules->relation.count; r++) {
        const jac_node *list = jac_get(node, jac_text(l->rules, l->rules->relation.at[r]));
        ok = (!list || read_relation(l, &tile, (int)r, list)) && ok;
    }
    if (ok)
        jac_added(l, jac_ruleset_add_tile(l->rules, &tile.def), tile.def.id);
}

/* Bytes of the path before its last name. */
static int folder_length(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? (int)(slash + 1 - path) : 0;
}

static void load_file(jac_loader *l, const jac_part *part, const char *path, const char *shown)
{
    jac_error error;
    memset(&error, 0, sizeof error);
    l->file = shown;
    if (jac_lua_run_file(l->lua, part->index, path, shown, &error) != JAC_OK) {
        jac_problem_error(l, &error);
        return;
    }
    jac_node list = jac_node_read(l, "tiles");
    if (list.kind != JAC_N_TABLE) {
        jac_problem(l, NULL, "the file returns %s; it must return a list of tiles",
                    jac_node_type(&list));
        return;
    }
    list = jac_node_resolve(l, &list, "tiles");
    jac_check_keys(l, &list, "tiles", NULL, 0, true);
    for (size_t i = 0; i < list.item_count; i++)
        read_tile(l, &list.item[i], jac_path_item(l, "tiles", i));
}

/* A file of the module's own folder. */
static void load_own_file(jac_loader *l, const jac_part *part, const char *name)
{
    const char *path = jac_format(l, "%.*s%s", folder_length(part->path), part->path, name);
    const char *shown = jac_format(l, "%.*s%s", folder_length(part->file), part->file, name);
    const char *folder = jac_format(l, "%.*s.", folder_length(part->path), part->path);
    l->file = shown;
    if (access(path, F_OK) == 0 && !jac_lua_inside(folder, path))
        jac_problem(l, NULL, "leads out of the module's folder");
    else
        load_file(l, part, path, shown);
}

void jac_load_tiles(jac_loader *l, const jac_part *part)
{
    const char *asked = part->ask->tiles;
    if (asked)
        load_file(l, part, asked, asked + folder_length(asked));
    else if (part->tile_file)
        load_own_file(l, part, part->tile_file);
}

void jac_load_own_tiles(jac_loader *l, const jac_part *part)
{
    uint32_t first = l->rules->type.count;
    if (part->own_tiles)
        load_own_file(l, part, part->own_tiles);
    for (uint32_t t = first; t < l->rules->type.count; t++)
        l->rules->type.at[t].count = l->rules->type.at[t].start = 0;
}
