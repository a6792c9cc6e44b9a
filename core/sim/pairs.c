/* pairs.c - pairs of games in a file, as JSON lines or CSV. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "compare.h"
#include "json_make.h"
#include "problem.h"

struct jac_pairs {
    const jac_comparison *comparison;
    char *path;
    bool csv;
    jac_lines lines;
    char **key; /* of each measure: `"points.Red":` */
};

static bool ends_in(const char *path, const char *ending)
{
    size_t length = strlen(path), n = strlen(ending);
    return length > n && strcmp(path + length - n, ending) == 0;
}

jac_status jac_pairs_ending(const char *path, jac_error *error)
{
    if (ends_in(path, ".csv") || ends_in(path, ".jsonl"))
        return JAC_OK;
    return jac_blame(error, JAC_E_USE, path, 0, "end it in .jsonl or .csv",
                     "the ending doesn't tell what to write");
}

/* ---- what comes first ------------------------------------------------------------------------ */

static bool make_keys(jac_pairs *p)
{
    p->key = calloc(p->comparison->count + 1, sizeof *p->key);
    for (size_t i = 0; p->key && i < p->comparison->count; i++)
        if (!(p->key[i] = jac_lines_key(jac_comparison_measure(p->comparison, i)->name)))
            return false;
    return p->key != NULL;
}

/* The headers of both runs, as `sim` writes them. */
static bool begin_jsonl(jac_pairs *p)
{
    json_t *header = json_pack("{si}", "jacquerie_pairs", 1);
    jac_json_set(&header, "a", json_incref(p->comparison->a->header));
    jac_json_set(&header, "b", json_incref(p->comparison->b->header));
    char *text = jac_json_text(header);
    if (text)
        jac_lines_text(&p->lines, text);
    bool good = text && make_keys(p);
    free(text);
    json_decref(header);
    return good;
}

/* Two columns a measure, NAME.a and NAME.b; false when memory is out. */
static bool begin_csv(jac_pairs *p)
{
    jac_lines_text(&p->lines, "game,seed,status_a,status_b,error");
    for (size_t i = 0; i < 2 * p->comparison->count; i++) {
        char *column = NULL;
        if (asprintf(&column, "%s.%c", jac_comparison_measure(p->comparison, i / 2)->name,
                     "ab"[i % 2]) < 0)
            return false;
        jac_lines_text(&p->lines, ",");
        jac_lines_field(&p->lines, column);
        free(column);
    }
    return true;
}

static void free_pairs(jac_pairs *p)
{
    for (size_t i = 0; p->key && i < p->comparison->count; i++)
        free(p->key[i]);
    free(p->key);
    free(p->path);
    free(p);
}

jac_pairs *jac_pairs_open(const char *path, bool force, const jac_comparison *comparison,
                          jac_error *error)
{
    if (jac_pairs_ending(path, error) != JAC_OK)
        return NULL;
    jac_pairs *p = calloc(1, sizeof *p);
    if (!p || !(p->path = strdup(path))) {
        free(p);
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        return NULL;
    }
    p->comparison = comparison;
    p->csv = ends_in(path, ".csv");
    if (jac_lines_open(&p->lines, path, force, error) != JAC_OK) {
        free_pairs(p);
        return NULL;
    }
    jac_status status = JAC_OK;
    if (!(p->csv ? begin_csv(p) : begin_jsonl(p)))
        status = jac_fail(error, JAC_E_MEMORY, path, 0, "memory is out");
    jac_lines_text(&p->lines, "\n");
    if (status == JAC_OK)
        status = jac_lines_end(&p->lines, path, true, error);
    if (status == JAC_OK)
        return p;
    jac_error ignored;
    p->lines.failed = true;
    jac_pairs_close(p, &ignored);
    return NULL;
}

/* ---- a pair ---------------------------------------------------------------------------------- */

static const jac_error *error_of(const jac_sim_result *a, const jac_sim_result *b)
{
    return a->status != JAC_OK ? &a->error : &b->error;
}

static void add_csv(jac_pairs *p, const jac_sim_result *a, const jac_sim_result *b, bool good)
{
    char text[1024];
    jac_lines_uint(&p->lines, a->game);
    jac_lines_text(&p->lines, ",");
    jac_lines_uint(&p->lines, a->seed);
    jac_lines_text(&p->lines, ",");
    jac_lines_text(&p->lines, jac_status_code(a->status));
    jac_lines_text(&p->lines, ",");
    jac_lines_text(&p->lines, jac_status_code(b->status));
    jac_lines_text(&p->lines, ",");
    if (!good) {
        jac_error_text(error_of(a, b), text, sizeof text);
        jac_lines_field(&p->lines, text);
    }
    for (size_t i = 0; i < p->comparison->count; i++) {
        const jac_pair_measure *m = &p->comparison->both[i];
        jac_lines_text(&p->lines, ",");
        if (good)
            jac_lines_int(&p->lines, a->value[m->at_a]);
        jac_lines_text(&p->lines, ",");
        if (good)
            jac_lines_int(&p->lines, b->value[m->at_b]);
    }
}

static void put_values(jac_pairs *p, const char *head, const jac_sim_result *result, bool of_b)
{
    jac_lines_text(&p->lines, head);
    for (size_t i = 0; i < p->comparison->count; i++) {
        const jac_pair_measure *m = &p->comparison->both[i];
        jac_lines_text(&p->lines, i ? "," : "");
        jac_lines_text(&p->lines, p->key[i]);
        jac_lines_int(&p->lines, result->value[of_b ? m->at_b : m->at_a]);
    }
    jac_lines_text(&p->lines, "}");
}

static void put_error(jac_pairs *p, const jac_sim_result *a, const jac_sim_result *b)
{
    char text[1024];
    jac_error_text(error_of(a, b), text, sizeof text);
    jac_lines_text(&p->lines, ",\"error\":");
    jac_lines_json(&p->lines, text);
}

static void add_jsonl(jac_pairs *p, const jac_sim_result *a, const jac_sim_result *b, bool good)
{
    jac_lines_text(&p->lines, "{\"game\":");
    jac_lines_uint(&p->lines, a->game);
    jac_lines_text(&p->lines, ",\"seed\":\"");
    jac_lines_uint(&p->lines, a->seed);
    jac_lines_text(&p->lines, "\",\"status_a\":\"");
    jac_lines_text(&p->lines, jac_status_code(a->status));
    jac_lines_text(&p->lines, "\",\"status_b\":\"");
    jac_lines_text(&p->lines, jac_status_code(b->status));
    jac_lines_text(&p->lines, "\"");
    if (good) {
        put_values(p, ",\"a\":{", a, false);
        put_values(p, ",\"b\":{", b, true);
    } else {
        put_error(p, a, b);
    }
    jac_lines_text(&p->lines, "}");
}

jac_status jac_pairs_add(jac_pairs *p, const jac_sim_result *a, const jac_sim_result *b,
                         jac_error *error)
{
    bool good = a->status == JAC_OK && b->status == JAC_OK;
    if (p->csv)
        add_csv(p, a, b, good);
    else
        add_jsonl(p, a, b, good);
    jac_lines_text(&p->lines, "\n");
    return jac_lines_end(&p->lines, p->path, false, error);
}

jac_status jac_pairs_close(jac_pairs *p, jac_error *error)
{
    if (!p)
        return JAC_OK;
    jac_status status = jac_lines_close(&p->lines, p->path, error);
    free_pairs(p);
    return status;
}
