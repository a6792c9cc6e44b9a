/* results.c - results in a file: the kinds, and JSON lines and CSV. */
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json_make.h"
#include "problem.h"
#include "run.h"

static const jac_results_kind *const kinds[] = { &jac_results_jsonl, &jac_results_csv,
                                                 &jac_results_sqlite };

const jac_results_kind *jac_results_kind_of(const char *path, jac_error *error)
{
    size_t length = strlen(path);
    if (strcmp(path, "-") == 0)
        return &jac_results_jsonl;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        size_t n = strlen(kinds[i]->ending);
        if (length <= n || strcmp(path + length - n, kinds[i]->ending) != 0)
            continue;
        if (kinds[i]->open)
            return kinds[i];
        jac_blame(error, JAC_E_USE, path, 0, "use .jsonl or .csv, or build with libsqlite3-dev",
                  "this program was built without SQLite");
        return NULL;
    }
    jac_blame(error, JAC_E_USE, path, 0, "end it in .jsonl, .csv or .sqlite, or use - for stdout",
              "the ending doesn't tell what to write");
    return NULL;
}

jac_results *jac_results_open(const char *path, bool force, const jac_sim_run *run,
                              jac_error *error)
{
    const jac_results_kind *kind = jac_results_kind_of(path, error);
    if (!kind)
        return NULL;
    jac_results *results = calloc(1, sizeof *results);
    char *copy = strdup(path);
    if (!results || !copy) {
        free(results);
        free(copy);
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        return NULL;
    }
    *results = (jac_results){ .kind = kind, .run = run, .path = copy, .force = force };
    if (kind->open(results, error) == JAC_OK)
        return results;
    free(results->path);
    free(results);
    return NULL;
}

jac_status jac_results_add(jac_results *results, const jac_sim_result *result, jac_error *error)
{
    return results->kind->add(results, result, error);
}

jac_status jac_results_flush(jac_results *results, jac_error *error)
{
    return results->kind->flush(results, error);
}

jac_status jac_results_close(jac_results *results, jac_error *error)
{
    if (!results)
        return JAC_OK;
    jac_status status = results->kind->close(results, error);
    free(results->path);
    free(results);
    return status;
}

/* ---- what both have -------------------------------------------------------------------------- */

typedef struct text_results {
    jac_lines lines;
    char **key; /* of each measure: `"points.Red":` */
} text_results;

static void free_text(jac_results *self)
{
    text_results *t = self->own;
    for (size_t i = 0; t->key && i < self->run->measures->count; i++)
        free(t->key[i]);
    free(t->key);
    free(t);
}

static jac_status open_text(jac_results *self, jac_error *error)
{
    text_results *t = calloc(1, sizeof *t);
    if (!t)
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    self->own = t;
    jac_status status = jac_lines_open(&t->lines, self->path, self->force, error);
    if (status != JAC_OK)
        free_text(self);
    return status;
}

static jac_status flush_text(jac_results *self, jac_error *error)
{
    text_results *t = self->own;
    return t->lines.failed ? JAC_OK : jac_lines_end(&t->lines, self->path, true, error);
}

static jac_status close_text(jac_results *self, jac_error *error)
{
    text_results *t = self->own;
    jac_status status = jac_lines_close(&t->lines, self->path, error);
    free_text(self);
    return status;
}

/* After an open that failed half-way. */
static jac_status give_up(jac_results *self, jac_status status)
{
    jac_error ignored;
    ((text_results *)self->own)->lines.failed = true;
    close_text(self, &ignored);
    return status;
}

/* Who sat where, in the order of the seats. */
static int player_at(const jac_sim_result *result, int players, int seat)
{
    int p = 0;
    while (p < players - 1 && result->seat[p] != seat)
        p++;
    return p;
}

/* Values that stand in the file: of a game that failed, turns and choices. */
static size_t value_count(const jac_results *self, const jac_sim_result *result)
{
    const jac_measures *m = self->run->measures;
    return result->status == JAC_OK ? m->count : m->first[JAC_MEASURE_GAME + 1];
}

/* ---- JSON lines ------------------------------------------------------------------------------ */

static bool make_keys(const jac_results *self, text_results *t)
{
    const jac_measures *m = self->run->measures;
    t->key = calloc(m->count, sizeof *t->key);
    for (size_t i = 0; t->key && i < m->count; i++)
        if (!(t->key[i] = jac_lines_key(m->at[i].name)))
            return false;
    return t->key != NULL;
}

static jac_status open_jsonl(jac_results *self, jac_error *error)
{
    jac_status status = open_text(self, error);
    if (status != JAC_OK)
        return status;
    text_results *t = self->own;
    char *header = jac_json_text(self->run->header);
    if (header && make_keys(self, t)) {
        jac_lines_text(&t->lines, header);
        jac_lines_text(&t->lines, "\n");
        status = jac_lines_end(&t->lines, self->path, true, error);
    } else {
        status = jac_fail(error, JAC_E_MEMORY, self->path, 0, "memory is out");
    }
    free(header);
    return status == JAC_OK ? status : give_up(self, status);
}

static void put_json_error(jac_lines *lines, const jac_error *error)
{
    jac_lines_text(lines, ",\"error\":{\"file\":");
    jac_lines_json(lines, error->file);
    jac_lines_text(lines, ",\"line\":");
    jac_lines_int(lines, error->line);
    jac_lines_text(lines, ",\"message\":");
    jac_lines_json(lines, error->what);
    jac_lines_text(lines, ",\"hint\":");
    jac_lines_json(lines, error->hint);
    jac_lines_text(lines, ",\"module\":");
    jac_lines_json(lines, error->module);
    jac_lines_text(lines, ",\"hook\":");
    jac_lines_json(lines, error->hook);
    jac_lines_text(lines, "}");
}

static jac_status add_jsonl(jac_results *self, const jac_sim_result *result, jac_error *error)
{
    text_results *t = self->own;
    const jac_sim_run *run = self->run;
    char options[96];
    jac_sim_replay_options(run, result->game, options, sizeof options);
    jac_lines_text(&t->lines, "{\"game\":");
    jac_lines_uint(&t->lines, result->game);
    jac_lines_text(&t->lines, ",\"seed\":\"");
    jac_lines_uint(&t->lines, result->seed);
    jac_lines_text(&t->lines, "\",\"seats\":[");
    for (int s = 0; s < run->measures->players; s++) {
        if (s > 0)
            jac_lines_text(&t->lines, ",");
        /* The key `"points.Red":` holds the name as JSON has it. */
        int p = player_at(result, run->measures->players, s);
        const char *key = t->key[run->measures->first[JAC_MEASURE_POINTS] + (size_t)p];
        const char *name = key + strlen("\"points.");
        jac_lines_text(&t->lines, "\"");
        jac_lines_put(&t->lines, name, strlen(name) - 1);
    }
    jac_lines_text(&t->lines, "],\"run\":\"");
    jac_lines_text(&t->lines, options);
    jac_lines_text(&t->lines, "\",\"status\":\"");
    jac_lines_text(&t->lines, jac_status_code(result->status));
    jac_lines_text(&t->lines, "\"");
    if (result->status != JAC_OK)
        put_json_error(&t->lines, &result->error);
    size_t count = value_count(self, result);
    for (size_t i = 0; i < count; i++) {
        jac_lines_text(&t->lines, ",");
        jac_lines_text(&t->lines, t->key[i]);
        jac_lines_int(&t->lines, result->value[i]);
    }
    jac_lines_text(&t->lines, "}\n");
    return jac_lines_end(&t->lines, self->path, false, error);
}

const jac_results_kind jac_results_jsonl = { ".jsonl", open_jsonl, add_jsonl, flush_text,
                                             close_text };

/* ---- CSV ------------------------------------------------------------------------------------- */

static jac_status open_csv(jac_results *self, jac_error *error)
{
    jac_status status = open_text(self, error);
    if (status != JAC_OK)
        return status;
    text_results *t = self->own;
    const jac_measures *m = self->run->measures;
    jac_lines_text(&t->lines, "game,seed");
    for (int s = 0; s < m->players; s++) {
        jac_lines_text(&t->lines, ",seat");
        jac_lines_int(&t->lines, s + 1);
    }
    jac_lines_text(&t->lines, ",run,status,error");
    for (size_t i = 0; i < m->count; i++) {
        jac_lines_text(&t->lines, ",");
        jac_lines_field(&t->lines, m->at[i].name);
    }
    jac_lines_text(&t->lines, "\n");
    status = jac_lines_end(&t->lines, self->path, true, error);
    return status == JAC_OK ? status : give_up(self, status);
}

static jac_status add_csv(jac_results *self, const jac_sim_result *result, jac_error *error)
{
    text_results *t = self->own;
    const jac_sim_run *run = self->run;
    char text[1024];
    jac_lines_uint(&t->lines, result->game);
    jac_lines_text(&t->lines, ",");
    jac_lines_uint(&t->lines, result->seed);
    for (int s = 0; s < run->measures->players; s++) {
        jac_lines_text(&t->lines, ",");
        jac_lines_field(&t->lines, run->name[player_at(result, run->measures->players, s)]);
    }
    jac_lines_text(&t->lines, ",");
    jac_sim_replay_options(run, result->game, text, sizeof text);
    jac_lines_text(&t->lines, text);
    jac_lines_text(&t->lines, ",");
    jac_lines_text(&t->lines, jac_status_code(result->status));
    jac_lines_text(&t->lines, ",");
    if (result->status != JAC_OK) {
        jac_error_text(&result->error, text, sizeof text);
        jac_lines_field(&t->lines, text);
    }
    size_t count = value_count(self, result);
    for (size_t i = 0; i < run->measures->count; i++) {
        jac_lines_text(&t->lines, ",");
        if (i < count)
            jac_lines_int(&t->lines, result->value[i]);
    }
    jac_lines_text(&t->lines, "\n");
    return jac_lines_end(&t->lines, self->path, false, error);
}

const jac_results_kind jac_results_csv = { ".csv", open_csv, add_csv, flush_text, close_text };
