/* The agenda: what runs when, and the limits of a choice. DESIGN 4. */
#include <string.h>

#include "suites.h"
#include "test_engine_kit.h"

enum { FIRST, SECOND, CHILD_A, CHILD_B, PUSHED, PING, PONG, QUESTION }; /* notes: ids */

static jac_status push(kit *k, jac_game *g, int step, int32_t a, int32_t b)
{
    const int32_t arg[4] = { a, b, 0, 0 };
    return jac_push(k->engine, g, JAC_OP_STEP, (uint32_t)step, arg);
}

static int add_event(kit *k, const char *name)
{
    jac_hook_def hook = { .name = kit_symbol(k, name),
                          .module = (uint16_t)k->module,
                          .kind = JAC_HOOK_EVENT,
                          .argc = 1 };
    hook.arg[0] = (jac_arg_def){ kit_symbol(k, "n"), JAC_T_INTEGER, 0 };
    const int id = jac_ruleset_add_hook(k->rules, &hook);
    ck_assert_int_ge(id, JAC_HOOK_CORE_COUNT);
    return id;
}

static void ping(kit *k, jac_game *g, int hook, int32_t n)
{
    jac_raise(k->engine, g, (uint32_t)hook, 1, &n);
}

static jac_status handler_a(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    kit_log(k, "A");
    push(k, g, k->note[FIRST], 1, 2);
    return push(k, g, k->note[SECOND], 0, 0);
}

static jac_status handler_b(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    kit_log(k, "B");
    return push(k, g, k->note[SECOND], 1, 0);
}

static jac_status first_step(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)answer;
    kit_log(k, "first(%d,%d)", call->arg[0], call->arg[1]);
    push(k, g, k->note[CHILD_A], 0, 0);
    ping(k, g, k->note[PING], 1);
    push(k, g, k->note[CHILD_B], 0, 0);
    ping(k, g, k->note[PING], 2);
    return JAC_OK;
}

static jac_status log_step(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    (void)answer;
    kit_log(k, "%s(%d)", jac_text(k->rules, k->rules->step.at[call->id].name) + 5, call->arg[0]);
    return JAC_OK;
}

/* Each ping raises a pong and pushes a step. */
static jac_status on_ping(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)answer;
    kit_log(k, "ping(%d)", call->arg[0]);
    push(k, g, k->note[PUSHED], call->arg[0], 0);
    ping(k, g, k->note[PONG], call->arg[0]);
    return JAC_OK;
}

static jac_status on_pong(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    (void)answer;
    kit_log(k, "pong(%d)", call->arg[0]);
    return JAC_OK;
}

START_TEST(what_handlers_push_comes_first)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "placed", handler_a, NULL, 0);
    kit_on(&k, "placed", handler_b, NULL, 0);
    k.note[FIRST] = kit_step(&k, "first", first_step);
    k.note[SECOND] = kit_step(&k, "second", log_step);
    k.note[CHILD_A] = kit_step(&k, "child_a", log_step);
    k.note[CHILD_B] = kit_step(&k, "child_b", log_step);
    k.note[PUSHED] = kit_step(&k, "pushed", log_step);
    k.note[PING] = add_event(&k, "test.ping");
    k.note[PONG] = add_event(&k, "test.pong");
    kit_on(&k, "test.ping", on_ping, NULL, 0);
    kit_on(&k, "test.pong", on_pong, NULL, 0);
    kit_go(&k);
    kit_draw(&k, "BA/L");
    kit_place(&k, 0, 1, 0);
    ck_assert_str_eq(kit_waits(&k), "action");
    ck_assert_str_eq(k.log, "A B first(1,2) ping(1) ping(2) pong(1) pong(2) pushed(1) pushed(2) "
                            "child_a(0) child_b(0) second(0) second(1)");
    kit_close(&k);
}
END_TEST

/* ---- limits ---- */

static jac_status again(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    k->note[0]++;
    return push(k, g, k->note[FIRST + 1], 0, 0);
}

static jac_status many(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    for (int i = 0; i < 300; i++) {
        const jac_status status = push(k, g, k->note[SECOND], 0, 0);
        if (status != JAC_OK)
            return JAC_OK; /* what the host makes of it is in the engine */
    }
    return JAC_OK;
}

/* Places a tile; the choice must fail as the module's with these words. */
static void expect_failure(kit *k, const char *words)
{
    kit_draw(k, "BA/L");
    const jac_choice place = { .offer = JAC_OFFER_PLACE,
                               .arg = { k->game->turn.type, jac_cell_pack(0, 1), 0 } };
    ck_assert_int_eq(jac_apply(k->engine, k->game, place, &k->error), JAC_E_MODULE);
    ck_assert_msg(strstr(k->error.what, words) != NULL, "\"%s\" lacks \"%s\"", k->error.what,
                  words);
    ck_assert_str_eq(k->error.module, "test");
    kit_start(k, 2); /* the engine lives on */
    ck_assert_str_eq(kit_waits(k), "chance");
}

START_TEST(ten_thousand_steps_are_the_limit)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "placed", again, NULL, 0);
    k.note[FIRST + 1] = kit_step(&k, "again", again);
    kit_go(&k);
    expect_failure(&k, "more than 10000 steps");
    ck_assert_int_gt(k.note[0], 9900);
    kit_close(&k);
}
END_TEST

START_TEST(more_than_256_waiting_steps_are_an_error)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "placed", many, NULL, 0);
    k.note[SECOND] = kit_step(&k, "second", log_step);
    kit_go(&k);
    expect_failure(&k, "more than 256 steps wait");
    kit_close(&k);
}
END_TEST

static jac_status echo(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    k->note[0]++;
    ping(k, g, k->note[PING], 0);
    return JAC_OK;
}

START_TEST(more_than_1024_events_are_an_error)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "placed", echo, NULL, 0);
    k.note[PING] = add_event(&k, "test.ping");
    kit_on(&k, "test.ping", echo, NULL, 0);
    kit_go(&k);
    expect_failure(&k, "more than 1024 events");
    ck_assert_int_gt(k.note[0], 1000);
    kit_close(&k);
}
END_TEST

/* A step that tells of very much at once. */
static jac_status shout(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    for (int i = 0; i < 2000; i++)
        ping(k, g, k->note[PING], i);
    return JAC_OK;
}

START_TEST(the_queue_has_an_end)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "placed", shout, NULL, 0);
    k.note[PING] = add_event(&k, "test.ping");
    kit_on(&k, "test.ping", kit_todo, NULL, 0);
    kit_go(&k);
    expect_failure(&k, "1024 events");
    kit_close(&k);
}
END_TEST

/* ---- queries ---- */

static int add_query(kit *k, const char *name)
{
    jac_hook_def hook = { .name = kit_symbol(k, name),
                          .module = (uint16_t)k->module,
                          .kind = JAC_HOOK_QUERY,
                          .argc = 1,
                          .answer = JAC_T_INTEGER };
    hook.arg[0] = (jac_arg_def){ kit_symbol(k, "n"), JAC_T_INTEGER, 0 };
    const int id = jac_ruleset_add_hook(k->rules, &hook);
    ck_assert_int_ge(id, JAC_HOOK_CORE_COUNT);
    return id;
}

/* Asks itself n times more; the answer counts the depth. */
static jac_status deeper(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    const int32_t n = call->arg[0] - 1;
    if (call->arg[0] > 1)
        *answer = jac_query(k->engine, g, (uint32_t)k->note[QUESTION], *answer, 1, &n);
    ++*answer;
    return JAC_OK;
}

static jac_status ask_deep(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    k->note[1] = jac_query(k->engine, g, (uint32_t)k->note[QUESTION], 0, 1, &k->note[0]);
    return JAC_OK;
}

START_TEST(queries_nest_eight_deep)
{
    for (int32_t depth = 7; depth <= 9; depth++) {
        kit k;
        kit_open(&k, NULL);
        kit_on(&k, "placed", ask_deep, NULL, 0);
        k.note[QUESTION] = add_query(&k, "test.question");
        kit_on(&k, "test.question", deeper, NULL, 0);
        k.note[0] = depth;
        kit_go(&k);
        if (depth <= 8) {
            kit_draw(&k, "BA/L");
            kit_place(&k, 0, 1, 0);
            ck_assert_int_eq(k.note[1], depth);
        } else {
            expect_failure(&k, "more than 8 deep");
        }
        kit_close(&k);
    }
}
END_TEST

static jac_status add_ten(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    kit_log(k, "ten(%d,%d)", call->arg[0], *answer);
    *answer += 10;
    return JAC_OK;
}

static jac_status twice(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    kit_log(k, "twice(%d,%d)", call->arg[0], *answer);
    *answer *= 2;
    return JAC_OK;
}

/* The answer so far goes from handler to handler; the payload shows it where it is its first. */
START_TEST(answers_are_chained)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "feature_points", add_ten, NULL, 0);
    kit_on(&k, "feature_points", kit_todo, NULL, 0); /* returns nothing: keeps it */
    kit_on(&k, "feature_points", twice, NULL, 0);
    kit_go(&k);
    kit_play(&k, "BA/C 0,-1,180 city");
    ck_assert_int_eq(k.game->points[0], 28);
    ck_assert_str_eq(k.log, "ten(4,4) twice(14,14)");
    kit_close(&k);
}
END_TEST

/* ---- failing ---- */

static jac_status fails(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    k->note[0]++;
    jac_score(k->engine, g, 0, 5, JAC_NONE, JAC_EARLY, 0);
    return JAC_E_MODULE;
}

START_TEST(a_failing_handler_fails_the_choice)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "placed", fails, NULL, 0);
    kit_on(&k, "placed", fails, NULL, 0);
    kit_go(&k);
    kit_draw(&k, "BA/L");
    const jac_choice place = { .offer = JAC_OFFER_PLACE,
                               .arg = { k.game->turn.type, jac_cell_pack(0, 1), 0 } };
    ck_assert_int_eq(jac_apply(k.engine, k.game, place, &k.error), JAC_E_MODULE);
    ck_assert_str_eq(k.error.what, "the module failed");
    ck_assert_str_eq(k.error.file, "test");
    ck_assert_int_eq(k.note[0], 1); /* the second was not called */
    kit_start(&k, 1);
    ck_assert_str_eq(kit_waits(&k), "chance");
    kit_close(&k);
}
END_TEST

Suite *engine_agenda_suite(void)
{
    Suite *suite = suite_create("engine_agenda");
    TCase *tcase = tcase_create("agenda");
    tcase_add_test(tcase, what_handlers_push_comes_first);
    tcase_add_test(tcase, ten_thousand_steps_are_the_limit);
    tcase_add_test(tcase, more_than_256_waiting_steps_are_an_error);
    tcase_add_test(tcase, more_than_1024_events_are_an_error);
    tcase_add_test(tcase, the_queue_has_an_end);
    tcase_add_test(tcase, queries_nest_eight_deep);
    tcase_add_test(tcase, answers_are_chained);
    tcase_add_test(tcase, a_failing_handler_fails_the_choice);
    suite_add_tcase(suite, tcase);
    return suite;
}
