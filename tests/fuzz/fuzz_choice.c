/* fuzz_choice.c - the text of a choice: the first byte says at which of some moments of one game,
 * the rest is its JSON. What is found must be legal and found again by its own JSON. */
#include "fuzz.h"

#include <stdlib.h>

#include "text.h"

enum { MOMENTS = 32, CHOICES_EACH = 5 };

static jac_engine *engine;
static jac_game *moment[MOMENTS], *copy;

/* One game with both shipped modules, kept at every fifth choice. */
static void prepare(void)
{
    jac_error error;
    uint64_t seed = 7;
    jac_settings *settings = jac_settings_new(".", "game.ini");
    jac_settings_add(settings, "rules", "peasant_revolts", "on", NULL, 1);
    jac_settings_add(settings, "rules", "festival", "on", NULL, 2);
    engine = jac_load_settings(settings, fuzz_report, NULL, &error);
    jac_settings_free(settings);
    copy = engine ? jac_game_new(engine, seed, &error) : NULL;
    for (int i = 0; copy && i < MOMENTS * CHOICES_EACH; i++) {
        const jac_choice *list;
        size_t count = 0;
        jac_game_stop_at_chance(copy, i > MOMENTS * CHOICES_EACH / 2);
        if (i % CHOICES_EACH == 0)
            moment[i / CHOICES_EACH] = jac_game_clone(engine, copy);
        if (jac_choices(engine, copy, &list, &count, &error) != JAC_OK || count == 0)
            abort();
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        if (jac_apply(engine, copy, list[(seed >> 33) % count], &error) != JAC_OK)
            abort();
    }
    if (!copy)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    jac_error error;
    jac_choice choice, again;
    if (!engine)
        prepare();
    if (size < 1)
        return 0;
    jac_game_copy(engine, copy, moment[data[0] % MOMENTS]);
    json_t *json = json_loadb((const char *)data + 1, size - 1, JSON_DECODE_ANY, NULL);
    if (!json)
        return 0;
    jac_status status = jac_choice_from_json(engine, copy, json, &choice, "game.jsonl", 3, &error);
    json_decref(json);
    if (status != JAC_OK) {
        fuzz_error(&error);
        return 0;
    }
    json = jac_choice_to_json(engine, copy, choice);
    if (jac_choice_from_json(engine, copy, json, &again, NULL, 0, &error) != JAC_OK ||
        jac_apply(engine, copy, again, &error) != JAC_OK)
        abort();
    json_decref(json);
    return 0;
}
