/* merge.c - several results files as one run.
 *
 * A file holds one part, or several one behind the other (`cat`). Each part is read on its own, and
 * the games of all are taken in their order, so that the summary is that of one run in every byte.
 * Memory doesn't grow with the number of games. */
#define _GNU_SOURCE
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "json_make.h"
#include "problem.h"
#include "run.h"

/* One part: a header and what follows it. */
typedef struct part {
    const char *path;
    FILE *file;
    jac_sim_run *run;
    int line;
    bool over;
    uint64_t count;         /* results read */
    jac_sim_result *result; /* the next; in the order of the first part's measures */
} part;

typedef struct merging {
    part *part;
    size_t count, room;
    char *text; /* of the line that is read */
    size_t size;
    jac_report_fn *report;
    void *ud;
    jac_error *error;
} merging;

/* ---- lines ----------------------------------------------------------------------------------- */

/* The next line as an object: a new reference. NULL at the end, *status is then JAC_OK, or when it
 * is none. */
static json_t *read_object(merging *m, part *p, jac_status *status)
{
    ssize_t length = getline(&m->text, &m->size, p->file);
    *status = JAC_OK;
    p->line++;
    if (length < 0 && ferror(p->file))
        *status =
            jac_fail(m->error, JAC_E_IO, p->path, p->line, "can't be read: %s", strerror(errno));
    if (length < 0)
        return NULL;
    if (m->text[length - 1] != '\n') {
        *status =
            jac_blame(m->error, JAC_E_INPUT, p->path, p->line,
                      "take the whole file, or run that shard again", "the last line is cut off");
        return NULL;
    }
    json_error_t at;
    bool no_memory = false;
    json_t *json = jac_json_read(m->text, (size_t)length, &at, &no_memory);
    if (no_memory)
        *status = jac_fail(m->error, JAC_E_MEMORY, p->path, p->line, "memory is out");
    else if (!json || !json_is_object(json))
        *status = jac_fail(m->error, JAC_E_INPUT, p->path, p->line, "no JSON object");
    if (*status == JAC_OK)
        return json;
    json_decref(json);
    return NULL;
}

static jac_status status_named(const char *name)
{
#define X(status, code, text)                                                                      \
    if (name && strcmp(name, code) == 0)                                                           \
        return status;
    JAC_STATUS_LIST(X)
#undef X
    return JAC_E_FAULT;
}

static void copy_text(char *to, size_t size, const json_t *from)
{
    const char *text = json_string_value(from);
    snprintf(to, size, "%s", text ? text : "");
}

static void read_error(const json_t *json, jac_error *error)
{
    json_int_t line = json_integer_value(json_object_get(json, "line"));
    error->line = line > 0 && line < INT32_MAX ? (int)line : 0;
    copy_text(error->file, sizeof error->file, json_object_get(json, "file"));
    copy_text(error->what, sizeof error->what, json_object_get(json, "message"));
    copy_text(error->hint, sizeof error->hint, json_object_get(json, "hint"));
    copy_text(error->module, sizeof error->module, json_object_get(json, "module"));
    copy_text(error->hook, sizeof error->hook, json_object_get(json, "hook"));
}

/* A result line into p->result. False when it isn't one. */
static bool read_result(part *p, const json_t *json)
{
    const jac_measures *m = p->run->measures;
    const json_t *game = json_object_get(json, "game");
    const json_t *status = json_object_get(json, "status");
    jac_sim_result *r = p->result;
    if (!json_is_integer(game) || json_integer_value(game) < 0 || !json_is_string(status))
        return false;
    r->game = (uint64_t)json_integer_value(game);
    r->status = r->error.status = status_named(json_string_value(status));
    if (r->status != JAC_OK) {
        read_error(json_object_get(json, "error"), &r->error);
        return true;
    }
    for (size_t i = 0; i < m->count; i++) {
        const json_t *value = json_object_get(json, m->at[i].name);
        if (!json_is_integer(value))
            return false;
        r->value[i] = json_integer_value(value);
    }
    return true;
}

/* Reads the part's next result; p->over at its end. */
static jac_status next_result(merging *m, part *p)
{
    jac_status status;
    uint64_t last = p->result->game;
    json_t *json = read_object(m, p, &status);
    p->over = !json || json_object_get(json, "jacquerie_sim");
    if (p->over) {
        json_decref(json);
        return status;
    }
    bool good = read_result(p, json);
    json_decref(json);
    if (!good)
        return jac_fail(m->error, JAC_E_INPUT, p->path, p->line,
                        "this line is no result of a game");
    uint64_t game = p->result->game;
    if (game >= p->run->games || game % p->run->of != p->run->shard - 1)
        return jac_fail(m->error, JAC_E_INPUT, p->path, p->line,
                        "game %" PRIu64 " is none of shard %" PRIu64 "/%" PRIu64, game,
                        p->run->shard, p->run->of);
    if (p->count > 0 && game <= last)
        return jac_blame(m->error, JAC_E_INPUT, p->path, p->line,
                         game == last ? NULL : "the lines of a file are not to be sorted anew",
                         game == last ? "game %" PRIu64 " is here twice"
                                      : "game %" PRIu64 " comes too late",
                         game);
    p->count++;
    return JAC_OK;
}

/* ---- parts ----------------------------------------------------------------------------------- */

/* Is it the same run? What differs is told by its key. */
static jac_status fits(merging *m, const part *p)
{
    const part *first = &m->part[0];
    const char *key;
    json_t *value;
    json_object_foreach(first->run->header, key, value)
    {
        if (strcmp(key, "shard") != 0 && !json_equal(value, json_object_get(p->run->header, key)))
            return jac_blame(m->error, JAC_E_INPUT, p->path, p->line,
                             "merge the shards of one run only",
                             "of another run than %s: %s differs", first->path, key);
    }
    if (p->run->of != first->run->of)
        return jac_fail(m->error, JAC_E_INPUT, p->path, p->line,
                        "shard %" PRIu64 "/%" PRIu64 " does not go with %s, shard %" PRIu64
                        "/%" PRIu64,
                        p->run->shard, p->run->of, first->path, first->run->shard, first->run->of);
    for (size_t i = 0; i + 1 < m->count; i++)
        if (m->part[i].run->shard == p->run->shard)
            return jac_fail(m->error, JAC_E_INPUT, p->path, p->line,
                            "shard %" PRIu64 "/%" PRIu64 " is here twice: also in %s, line %d",
                            p->run->shard, p->run->of, m->part[i].path, m->part[i].line);
    return JAC_OK;
}

/* A part begins behind `header`; the file is opened once more, to be read from there. */
static jac_status add_part(merging *m, const char *path, int line, long behind,
                           const json_t *header)
{
    if (m->count == m->room) {
        size_t room = m->room ? 2 * m->room : 16;
        part *more = realloc(m->part, room * sizeof *more);
        if (!more)
            return jac_fail(m->error, JAC_E_MEMORY, NULL, 0, "memory is out");
        m->part = more;
        m->room = room;
    }
    part *p = &m->part[m->count];
    *p = (part){ .path = path, .line = line };
    p->run = jac_sim_run_read(header, path, line, m->error);
    if (!p->run)
        return m->error->status;
    m->count++;
    jac_status status = fits(m, p);
    if (status != JAC_OK)
        return status;
    p->result = jac_sim_result_new(p->run->measures);
    p->file = fopen(path, "re");
    if (!p->result)
        return jac_fail(m->error, JAC_E_MEMORY, NULL, 0, "memory is out");
    if (!p->file || fseek(p->file, behind, SEEK_SET) != 0)
        return jac_fail(m->error, JAC_E_IO, path, 0, "can't be read: %s", strerror(errno));
    return JAC_OK;
}

/* Finds the headers of a file: its first line, and others behind it. */
static jac_status scan_lines(merging *m, part *p)
{
    static const char begin[] = "{\"jacquerie_sim\":";
    jac_status status = JAC_OK;
    ssize_t length;
    while (status == JAC_OK && (length = getline(&m->text, &m->size, p->file)) >= 0) {
        p->line++;
        if (p->line > 1 && strncmp(m->text, begin, sizeof begin - 1) != 0)
            continue;
        json_error_t at;
        bool no_memory = false;
        json_t *json = jac_json_read(m->text, (size_t)length, &at, &no_memory);
        status = no_memory ? jac_fail(m->error, JAC_E_MEMORY, NULL, 0, "memory is out")
                           : add_part(m, p->path, p->line, ftell(p->file), json);
        json_decref(json);
    }
    if (status == JAC_OK && ferror(p->file))
        return jac_fail(m->error, JAC_E_IO, p->path, 0, "can't be read: %s", strerror(errno));
    if (status == JAC_OK && p->line == 0)
        return jac_blame(m->error, JAC_E_INPUT, p->path, 0,
                         "the shard that should have written it has failed", "the file is empty");
    return status;
}

static jac_status scan(merging *m, const char *path)
{
    part p = { .path = path, .file = fopen(path, "re") };
    if (!p.file)
        return jac_fail(m->error, JAC_E_IO, path, 0, "can't be read: %s", strerror(errno));
    jac_status status = scan_lines(m, &p);
    fclose(p.file);
    return status;
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* The part whose next game comes first, or NULL at the end of all. Shards take turns: when the one
 * behind the last has the wanted game, no other needs to be looked at. */
static part *first_of(merging *m, size_t last, uint64_t wanted)
{
    part *first = NULL;
    for (size_t i = 1; i <= m->count; i++) {
        part *p = &m->part[(last + i) % m->count];
        if (p->over || (first && p->result->game > first->result->game))
            continue;
        first = p;
        if (p->result->game == wanted)
            break;
    }
    return first;
}

static jac_status merge_results(merging *m, jac_summary *summary)
{
    jac_status status = JAC_OK;
    for (size_t i = 0; i < m->count && status == JAC_OK; i++)
        status = next_result(m, &m->part[i]);
    part *p = &m->part[m->count - 1];
    uint64_t wanted = 0;
    while (status == JAC_OK && (p = first_of(m, (size_t)(p - m->part), wanted)) != NULL) {
        status = jac_summary_add(summary, p->result, m->error);
        wanted = p->result->game + 1;
        if (status == JAC_OK)
            status = next_result(m, p);
    }
    return status;
}

/* Tells which shards are not there, and which have games missing. */
static void tell_missing(const merging *m)
{
    jac_problems to = { .report = m->report, .ud = m->ud };
    char list[256] = "";
    size_t used = 0, missing = 0;
    uint64_t of = m->part[0].run->of;
    for (uint64_t shard = 1; m->count < of && shard <= of; shard++) {
        size_t i = 0;
        while (i < m->count && m->part[i].run->shard != shard)
            i++;
        if (i < m->count)
            continue;
        if (missing++ < 10)
            used += (size_t)snprintf(list + used, sizeof list - used, "%s%" PRIu64,
                                     used ? ", " : "", shard);
    }
    if (missing > 0)
        jac_problem_warn(&to, NULL, 0, NULL, "of %" PRIu64 " shards %zu %s missing: %s%s", of,
                         missing, missing == 1 ? "is" : "are", list, missing > 10 ? ", ..." : "");
    for (size_t i = 0; i < m->count; i++) {
        const part *p = &m->part[i];
        uint64_t all = jac_sim_run_count(p->run);
        if (p->count < all)
            jac_problem_warn(&to, p->path, 0, "it was interrupted, or runs still",
                             "shard %" PRIu64 "/%" PRIu64 " has %" PRIu64 " of its %" PRIu64
                             " games",
                             p->run->shard, p->run->of, p->count, all);
    }
}

static void free_parts(merging *m)
{
    for (size_t i = 0; i < m->count; i++) {
        if (m->part[i].file)
            fclose(m->part[i].file);
        free(m->part[i].result);
        jac_sim_run_free(m->part[i].run);
    }
    free(m->part);
    free(m->text);
}

/* Every part is an open file: as many as the system allows. */
static void allow_files(void)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

jac_status jac_sim_merge(char *const *path, size_t count, jac_report_fn *report, void *ud,
                         jac_sim_run **run, jac_summary **summary, jac_error *error)
{
    merging m = { .report = report, .ud = ud, .error = error };
    jac_status status = JAC_OK;
    *run = NULL;
    *summary = NULL;
    allow_files();
    for (size_t i = 0; i < count && status == JAC_OK; i++)
        status = scan(&m, path[i]);
    if (status == JAC_OK) {
        *run = jac_sim_run_read(m.part[0].run->header, m.part[0].path, 1, error);
        *summary = *run ? jac_summary_new(*run) : NULL;
        status = *summary ? merge_results(&m, *summary)
                          : jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    if (status == JAC_OK)
        tell_missing(&m);
    free_parts(&m);
    if (status == JAC_OK)
        return JAC_OK;
    jac_summary_free(*summary);
    jac_sim_run_free(*run);
    *summary = NULL;
    *run = NULL;
    return status;
}
