/* jcz_score.c - who scored what during which message, named as the format names it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jcz_internal.h"

static bool grow(jcz_play *play, void **at, size_t count, size_t *room, size_t item)
{
    if (count == *room) {
        size_t wanted = *room == 0 ? 64 : *room * 2;
        void *more = realloc(*at, wanted * item);
        if (more == NULL) {
            play->out_of_memory = true;
            return false;
        }
        *at = more;
        *room = wanted;
    }
    return true;
}

/* "city", "city.incomplete", "city.tiny"; a module's reason keeps its own name. */
static void name_of(const jcz_play *play, const jac_game *game, uint32_t segment,
                    jac_occasion occasion, char *name, size_t size)
{
    const jac_ruleset *rules = play->rules;
    const jac_feature *feature = jac_feature_of(rules, game, segment);
    uint8_t kind = jac_segment_class(rules, game, segment);
    const char *more = "";
    if (kind == JAC_KIND_CITY && occasion == JAC_COMPLETED && rules->base.tiny_city_2 &&
        feature->tiles == 2) {
        more = ".tiny";
    } else if (kind != JAC_KIND_FIELD && occasion != JAC_COMPLETED && feature->open > 0) {
        more = ".incomplete";
    }
    snprintf(name, size, "%s%s", jac_text(rules, rules->kind.at[kind].name), more);
}

static void add(jcz_play *play, const jac_game *game, int player, int32_t points, int32_t segment,
                jac_occasion occasion, const char *reason)
{
    jcz_score *score;
    if (!grow(play, (void **)&play->score, play->score_count, &play->score_room,
              sizeof *play->score)) {
        return;
    }
    score = &play->score[play->score_count++];
    memset(score, 0, sizeof *score);
    score->message = play->message;
    score->player = player;
    score->points = points;
    score->final = occasion == JAC_FINAL;
    if (reason == NULL && segment >= 0 && segment != JAC_NONE) {
        name_of(play, game, (uint32_t)segment, occasion, score->name, sizeof score->name);
    } else {
        snprintf(score->name, sizeof score->name, "%s", reason != NULL ? reason : "other");
    }
}

static void points_scored(jcz_play *play, const jac_game *game, const jac_seen *seen)
{
    const char *reason = jac_text(play->rules, (uint16_t)seen->arg[4]);
    const char *name = strcmp(reason, "scored") == 0 ? "" : jcz_score_name(play->file, reason);
    if (name != NULL) {
        add(play, game, seen->arg[0], seen->arg[1], seen->arg[2], (jac_occasion)seen->arg[3],
            name[0] != '\0' ? name : NULL);
    }
}

/* Nobody wins, but somebody is there: the format lists 0 points for each of them. */
static void nobody_wins(jcz_play *play, const jac_game *game, const jac_seen *seen)
{
    const jac_ruleset *rules = play->rules;
    uint16_t label = jac_segments(rules, game)[seen->arg[0]].feature;
    uint8_t kind = jac_segment_class(rules, game, (uint32_t)seen->arg[0]);
    uint32_t there = 0;
    char name[JCZ_NAME_MAX];
    snprintf(name, sizeof name, "%s.empty", jac_text(rules, rules->kind.at[kind].name));
    for (uint32_t f = 0; f < rules->figure.count; f++) {
        const jac_figure_def *def = &rules->figure.at[f];
        int32_t place = jac_figures(rules, game)[f].place;
        if (def->owner != 0xFF && rules->figure_kind.at[def->kind].meeple &&
            jac_place_at(place) == JAC_AT_SEGMENT &&
            jac_segments(rules, game)[jac_place_index(place)].feature == label) {
            there |= 1u << def->owner;
        }
    }
    for (int i = 0; i < rules->base.players; i++) {
        if ((there >> i & 1u) != 0) {
            add(play, game, i, 0, seen->arg[0], (jac_occasion)seen->arg[3], name);
        }
    }
}

/* Points of 0 raise no event of their own, but the format lists them (a field without a city). */
static void feature_scored(jcz_play *play, const jac_game *game, const jac_seen *seen)
{
    if (seen->arg[2] == 0) {
        nobody_wins(play, game, seen);
    } else if (seen->arg[1] == 0) {
        for (int i = 0; i < play->rules->base.players; i++) {
            bool told = false;
            for (size_t k = play->score_open; k < play->score_count; k++) {
                told = told || play->score[k].player == i;
            }
            if (((uint32_t)seen->arg[2] >> i & 1u) != 0 && !told) {
                add(play, game, i, 0, seen->arg[0], (jac_occasion)seen->arg[3], NULL);
            }
        }
    }
    play->score_open = play->score_count;
}

void jcz_watch(void *ud, jac_engine *engine, const jac_game *game, const jac_seen *seen)
{
    jcz_play *play = ud;
    (void)engine;
    switch (seen->hook) {
    case JAC_E_points_scored:
        points_scored(play, game, seen);
        break;
    case JAC_E_feature_scored:
        feature_scored(play, game, seen);
        break;
    case JAC_E_tile_discarded:
        if (grow(play, (void **)&play->discarded, play->discarded_count, &play->discarded_room,
                 sizeof *play->discarded)) {
            play->discarded[play->discarded_count++] = (uint16_t)seen->arg[0];
        }
        break;
    default:
        break;
    }
}
