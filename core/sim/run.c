/* run.c - what a run is: its header, written and read. */
#include "run.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json_make.h"
#include "record.h"
#include "setup.h"

static const char *const group_names[JAC_MEASURE_GROUP_COUNT] = {
    "game",     "points",      "won",  "shared", "seat_points",
    "seat_won", "seat_shared", "kind", "reason", "counter"
};

void jac_sim_run_free(jac_sim_run *run)
{
    if (!run)
        return;
    jac_measures_free(run->measures);
    for (int p = 0; p < JAC_PLAYERS_MAX; p++) {
        free(run->bot[p]);
        free(run->name[p]);
    }
    json_decref(run->header);
    free(run);
}

uint64_t jac_sim_run_count(const jac_sim_run *run)
{
    uint64_t first = run->shard - 1;
    return run->games > first ? (run->games - first - 1) / run->of + 1 : 0;
}

void jac_sim_replay_options(const jac_sim_run *run, uint64_t game, char *text, size_t size)
{
    snprintf(text, size, "--seed %" PRIu64 " --game %" PRIu64 "%s", run->seed, game,
             run->fixed ? " --seats fixed" : "");
}

/* ---- written --------------------------------------------------------------------------------- */

/* The compiled ruleset as a record has it, without where its modules lay: their hashes tell what
 * they are, on another machine too. */
static json_t *ruleset_json(const jac_engine *engine)
{
    json_t *ruleset = jac_ruleset_json(engine), *module;
    size_t i;
    json_array_foreach(json_object_get(ruleset, "modules"), i, module)
    {
        json_object_del(module, "path");
        json_object_del(module, "tiles");
    }
    return ruleset;
}

static json_t *measures_json(const jac_measures *measures)
{
    json_t *list = json_array();
    for (size_t i = 0; i < measures->count; i++) {
        const jac_measure *m = &measures->at[i];
        json_t *json = json_object();
        jac_json_set(&json, "name", jac_json_string(m->name));
        jac_json_set(&json, "group", jac_json_string(group_names[m->group]));
        jac_json_set(&json, "text", jac_json_string(m->text));
        if (m->who >= 0)
            jac_json_set(&json, "who", json_integer(m->who + 1));
        jac_json_add(&list, json);
    }
    return list;
}

static json_t *texts_json(char *const *text, int count)
{
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        jac_json_add(&list, jac_json_string(text[i]));
    return list;
}

static json_t *header_json(const jac_sim_run *run, const jac_engine *engine)
{
    json_t *json = json_pack("{si ss}", "jacquerie_sim", JAC_SIM_VERSION, "version", JAC_VERSION);
    jac_json_set(&json, "seed", jac_json_number(run->seed));
    jac_json_set(&json, "games", json_integer((json_int_t)run->games));
    jac_json_set(&json, "shard", json_pack("[I,I]", (json_int_t)run->shard, (json_int_t)run->of));
    jac_json_set(&json, "seats", jac_json_string(run->fixed ? "fixed" : "rotate"));
    jac_json_set(&json, "players", texts_json(run->name, run->measures->players));
    jac_json_set(&json, "bots", texts_json(run->bot, run->measures->players));
    jac_json_set(&json, "ruleset", ruleset_json(engine));
    jac_json_set(&json, "measures", measures_json(run->measures));
    return json;
}

jac_sim_run *jac_sim_run_new(const jac_engine *engine, const jac_sim_plan *plan, uint64_t games,
                             uint64_t shard, uint64_t of, jac_error *error)
{
    const jac_setup *setup = jac_setup_of(engine);
    jac_sim_run *run = calloc(1, sizeof *run);
    bool good = run != NULL;
    if (run) {
        *run = (jac_sim_run){
            .seed = plan->seed, .games = games, .shard = shard, .of = of, .fixed = plan->fixed
        };
        run->measures = jac_measures_new(engine, error);
        if (!run->measures) {
            jac_sim_run_free(run);
            return NULL;
        }
        for (int p = 0; p < run->measures->players; p++) {
            run->bot[p] = strdup(setup->bot[p]);
            run->name[p] = strdup(jac_player_name(engine, p));
            good = good && run->bot[p] && run->name[p];
        }
        run->header = good ? header_json(run, engine) : NULL;
    }
    if (run && run->header)
        return run;
    jac_sim_run_free(run);
    jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    return NULL;
}

/* ---- read ------------------------------------------------------------------------------------ */

static bool read_number(const json_t *json, uint64_t *number)
{
    const char *text = json_string_value(json);
    if (json_is_integer(json) && json_integer_value(json) >= 0) {
        *number = (uint64_t)json_integer_value(json);
        return true;
    }
    if (!text || !*text || strlen(text) > 20 || strspn(text, "0123456789") != strlen(text))
        return false;
    *number = strtoull(text, NULL, 10);
    return true;
}

static int group_named(const char *name)
{
    for (int g = 0; name && g < JAC_MEASURE_GROUP_COUNT; g++)
        if (strcmp(name, group_names[g]) == 0)
            return g;
    return -1;
}

/* One measure; they must stand in the order of their groups. */
static jac_status read_measure(const json_t *json, jac_measures *to, int *group)
{
    const char *name = json_string_value(json_object_get(json, "name"));
    const char *text = json_string_value(json_object_get(json, "text"));
    int own = group_named(json_string_value(json_object_get(json, "group")));
    json_int_t who = json_integer_value(json_object_get(json, "who"));
    if (!name || !text || own < *group || who < 0 || who > to->players)
        return JAC_E_INPUT;
    while (*group < own)
        to->first[++*group] = to->count;
    to->at[to->count] = (jac_measure){ .name = strdup(name),
                                       .text = strdup(text),
                                       .group = (jac_measure_group)own,
                                       .who = (int)who - 1 };
    const jac_measure *m = &to->at[to->count++];
    return m->name && m->text ? JAC_OK : JAC_E_MEMORY;
}

/* Each player and seat has its measures, and kinds and reasons have one for each player. */
static bool groups_fit(const jac_measures *m)
{
    size_t n = (size_t)m->players;
    for (int g = JAC_MEASURE_POINTS; g <= JAC_MEASURE_SEAT_SHARED; g++)
        if (m->first[g + 1] - m->first[g] != n)
            return false;
    for (int g = JAC_MEASURE_POINTS; g <= JAC_MEASURE_REASON; g++)
        for (size_t i = m->first[g]; i < m->first[g + 1]; i++)
            if (m->at[i].who != (int)((i - m->first[g]) % n))
                return false;
    return (m->first[JAC_MEASURE_KIND + 1] - m->first[JAC_MEASURE_KIND]) % n == 0 &&
           (m->first[JAC_MEASURE_REASON + 1] - m->first[JAC_MEASURE_REASON]) % n == 0;
}

static jac_status read_measures(const json_t *list, jac_sim_run *run, int players)
{
    jac_measures *m = run->measures = calloc(1, sizeof *m);
    size_t count = json_array_size(list);
    int group = JAC_MEASURE_GAME;
    if (m && count > 0)
        m->at = calloc(count, sizeof *m->at);
    jac_status status = count == 0 ? JAC_E_INPUT : m && m->at ? JAC_OK : JAC_E_MEMORY;
    if (m)
        m->players = players;
    for (size_t i = 0; status == JAC_OK && i < count; i++)
        status = read_measure(json_array_get(list, i), m, &group);
    while (status == JAC_OK && group < JAC_MEASURE_GROUP_COUNT)
        m->first[++group] = m->count;
    return status == JAC_OK && !groups_fit(m) ? JAC_E_INPUT : status;
}

static jac_status read_texts(const json_t *list, int players, char **to)
{
    if ((int)json_array_size(list) != players)
        return JAC_E_INPUT;
    for (int p = 0; p < players; p++) {
        const char *text = json_string_value(json_array_get(list, (size_t)p));
        if (!text)
            return JAC_E_INPUT;
        to[p] = strdup(text);
        if (!to[p])
            return JAC_E_MEMORY;
    }
    return JAC_OK;
}

static jac_status read_parts(jac_sim_run *run, const json_t *header)
{
    const json_t *shard = json_object_get(header, "shard");
    const char *seats = json_string_value(json_object_get(header, "seats"));
    size_t players = json_array_size(json_object_get(header, "players"));
    if (!read_number(json_object_get(header, "seed"), &run->seed) ||
        !read_number(json_object_get(header, "games"), &run->games) ||
        !read_number(json_array_get(shard, 0), &run->shard) ||
        !read_number(json_array_get(shard, 1), &run->of) || run->shard < 1 ||
        run->shard > run->of || run->games < 1 || !seats || players < 1 ||
        players > JAC_PLAYERS_MAX)
        return JAC_E_INPUT;
    run->fixed = strcmp(seats, "fixed") == 0;
    jac_status status = read_measures(json_object_get(header, "measures"), run, (int)players);
    if (status == JAC_OK)
        status = read_texts(json_object_get(header, "players"), (int)players, run->name);
    if (status == JAC_OK)
        status = read_texts(json_object_get(header, "bots"), (int)players, run->bot);
    return status;
}

jac_sim_run *jac_sim_run_read(const json_t *header, const char *file, int line, jac_error *error)
{
    const json_t *version = json_object_get(header, "jacquerie_sim");
    if (!json_is_integer(version)) {
        jac_fail(error, JAC_E_INPUT, file, line,
                 "no results of `jacquerie sim`: the first line should be their header");
        return NULL;
    }
    if (json_integer_value(version) != JAC_SIM_VERSION) {
        jac_fail(error, JAC_E_INPUT, file, line, "results of format %lld, this program reads %d",
                 (long long)json_integer_value(version), JAC_SIM_VERSION);
        return NULL;
    }
    jac_sim_run *run = calloc(1, sizeof *run);
    jac_status status = run ? read_parts(run, header) : JAC_E_MEMORY;
    if (status == JAC_OK && (run->header = json_deep_copy(header)))
        return run;
    jac_sim_run_free(run);
    bool wrong = status == JAC_E_INPUT;
    jac_fail(error, wrong ? JAC_E_INPUT : JAC_E_MEMORY, file, line, "%s",
             wrong ? "the header of these results is not whole" : "memory is out");
    return NULL;
}
