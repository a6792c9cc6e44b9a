/* test_engine_kit_module.c - the test module of the kit. */
#include <stdio.h>
#include <string.h>

#include "test_engine_kit.h"

uint16_t kit_symbol(kit *k, const char *text)
{
    const uint16_t symbol = jac_symbol(k->rules, text);
    ck_assert_int_ne(symbol, JAC_NONE);
    return symbol;
}

static int module_of(kit *k)
{
    if (k->module == 0) {
        const jac_module module = { .name = kit_symbol(k, "test"),
                                    .title = kit_symbol(k, "Test"),
                                    .version = kit_symbol(k, "1.0.0") };
        k->module = jac_ruleset_add_module(k->rules, &module);
        ck_assert_int_gt(k->module, 0);
    }
    return k->module;
}

static uint16_t full_name(kit *k, const char *name)
{
    char text[80];
    snprintf(text, sizeof text, "test.%s", name);
    return kit_symbol(k, text);
}

int32_t kit_ref(kit *k, kit_fn *fn)
{
    if (!fn)
        return 0;
    ck_assert_int_lt(k->fn_count, KIT_FUNCTIONS);
    k->fn[k->fn_count++] = fn;
    return k->fn_count;
}

void kit_on(kit *k, const char *hook, kit_fn *fn, const jac_filter *filter, int filters)
{
    const int id = jac_find_hook(k->rules, hook);
    ck_assert_msg(id >= 0, "no hook %s", hook);
    const jac_handler handler = { .module = (uint16_t)module_of(k),
                                  .hook = (uint16_t)id,
                                  .ref = kit_ref(k, fn),
                                  .filter = filter,
                                  .filter_count = (uint16_t)filters };
    ck_assert_int_ge(jac_ruleset_add_handler(k->rules, &handler), 0);
}

jac_status kit_todo(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    return k->todo ? k->todo(k, g, call, answer) : JAC_OK;
}

int kit_step(kit *k, const char *name, kit_fn *fn)
{
    const jac_step_def step = { .module = (uint16_t)module_of(k),
                                .name = full_name(k, name),
                                .ref = kit_ref(k, fn) };
    const int id = jac_ruleset_add_step(k->rules, &step);
    ck_assert_int_ge(id, 0);
    return id;
}

int kit_prompt(kit *k, const char *name, bool must, int argc, jac_type type)
{
    jac_prompt prompt = { .module = (uint16_t)module_of(k),
                          .name = full_name(k, name),
                          .text = kit_symbol(k, name),
                          .must = must,
                          .argc = (uint8_t)argc,
                          .station = 0xFF };
    for (int i = 0; i < argc; i++)
        prompt.type[i] = (uint8_t)type;
    const int id = jac_ruleset_add_prompt(k->rules, &prompt);
    ck_assert_int_ge(id, 0);
    return id;
}

jac_offer kit_offer(kit *k, const char *name, int prompt, kit_fn *take)
{
    return (jac_offer){ .module = (uint16_t)module_of(k),
                        .name = full_name(k, name),
                        .costs = prompt == JAC_PROMPT_ACTION ? JAC_COSTS_ACTION : JAC_COSTS_FREE,
                        .prompt = (uint16_t)prompt,
                        .text = kit_symbol(k, name),
                        .pick = { JAC_NONE, JAC_NONE, JAC_NONE },
                        .take_ref = kit_ref(k, take) };
}

int kit_add_offer(kit *k, const jac_offer *offer)
{
    const int id = jac_ruleset_add_offer(k->rules, offer);
    ck_assert_int_ge(id, 0);
    return id;
}

int kit_cell(kit *k, const char *name, jac_scope scope, jac_reset reset, jac_merge merge, int width)
{
    const jac_cell_def cell = { .module = (uint16_t)module_of(k),
                                .name = full_name(k, name),
                                .scope = (uint8_t)scope,
                                .reset = (uint8_t)reset,
                                .merge = (uint8_t)merge,
                                .width = (uint8_t)width,
                                .length = 1,
                                .max = width == 1 ? 255 : 30000 };
    const int id = jac_ruleset_add_cell(k->rules, &cell);
    ck_assert_int_ge(id, 0);
    return id;
}

int kit_pick(kit *k, const char *name, jac_pick_base base, jac_which which,
             const jac_filter *filter, int filters)
{
    const jac_pick pick = { .module = (uint16_t)module_of(k),
                            .name = full_name(k, name),
                            .base = (uint8_t)base,
                            .which = (uint8_t)which,
                            .filter_count = (uint16_t)filters,
                            .filter = filter };
    const int id = jac_ruleset_add_pick(k->rules, &pick);
    ck_assert_int_ge(id, 0);
    return id;
}

int kit_tile(kit *k, const char *id, const char *like, int count, const char *mark)
{
    const int model = jac_find_type(k->rules, like);
    ck_assert_int_ge(model, 0);
    const jac_tile_type *from = &k->rules->type.at[model];
    jac_tile_def tile = { .id = id,
                          .module = (uint16_t)module_of(k),
                          .count = (uint16_t)count,
                          .derived_from = JAC_NONE,
                          .segment_count = from->segment_count,
                          .link_count = from->link_count };
    for (int d = 0; d < 4; d++)
        tile.edge[d] = from->side[0][d].edge;
    memcpy(tile.segment, from->segment, sizeof tile.segment);
    memcpy(tile.link, from->link, sizeof tile.link);
    if (mark)
        tile.mark[tile.mark_count++] = (jac_tile_mark){ kit_symbol(k, mark), 0, 1 };
    const int type = jac_ruleset_add_tile(k->rules, &tile);
    ck_assert_int_ge(type, 0);
    return type;
}
