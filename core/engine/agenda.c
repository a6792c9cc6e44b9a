/* agenda.c - what the game still has to do.
 *
 * The agenda is a stack of steps in the block. A step runs to its end; events that it raises wait
 * in a queue and are delivered afterwards, oldest first, to each module in order. What handlers
 * pushed then comes first, then what the step itself pushed, then what was there; in each group the
 * first pushed runs first. Nothing nests. */
#include <stdarg.h>
#include <stdio.h>

#include "parts.h"

/* ---- failing -----------------------------------------------------------------------------------
 */

jac_status jac_engine_fail(jac_engine *e, jac_status status, const char *format, ...)
{
    if (e->failed != JAC_OK)
        return e->failed;
    char text[sizeof e->error.what];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    jac_fail(&e->error, status, NULL, 0, "%s", text);
    snprintf(e->error.module, sizeof e->error.module, "%s",
             jac_text(e->rules, e->rules->module.at[e->running_module].name));
    return e->failed = status;
}

bool jac_call_host(jac_engine *e, jac_game *g, const jac_call *call, int32_t *answer)
{
    if (e->failed != JAC_OK)
        return false;
    if (!e->host.call) {
        jac_engine_fail(e, JAC_E_FAULT, "a module is called, but the engine has no host");
        return false;
    }
    jac_error error; /* read only after a failure, which fills it */
    if (!e->host_began && e->host.begin)
        e->host.begin(e->host.ud);
    e->host_began = true;
    uint16_t owner = e->running_module; /* what fails in here is blamed on the module called */
    e->running_module = call->module;
    jac_status status = e->host.call(e->host.ud, e, g, call, answer, &error);
    e->running_module = owner;
    if (status != JAC_OK && e->failed == JAC_OK) {
        e->failed = status;
        e->error = error;
    }
    return status == JAC_OK;
}

/* ---- events
 * -------------------------------------------------------------------------------------- */

void jac_raise(jac_engine *e, jac_game *g, uint32_t hook, int argc, const int32_t *arg)
{
    (void)g;
    if (e->failed != JAC_OK)
        return;
    if (e->queue_tail == JAC_QUEUE_MAX) {
        if (e->queue_head == 0) {
            jac_engine_fail(e, JAC_E_MODULE, "more than %d events wait", JAC_QUEUE_MAX);
            return;
        }
        memmove(e->queue, e->queue + e->queue_head,
                (e->queue_tail - e->queue_head) * sizeof *e->queue);
        e->queue_tail -= e->queue_head;
        e->queue_head = 0;
    }
    /* Only what modules hear counts: a watched game meets the limit where an unwatched one does. */
    if (jac_asked(e, hook) && ++e->events_done > JAC_EVENTS_MAX) {
        jac_engine_fail(e, JAC_E_MODULE,
                        "more than %d events in one choice; do two handlers answer each other?",
                        JAC_EVENTS_MAX);
        return;
    }
    jac_queued *queued = &e->queue[e->queue_tail++];
    queued->hook = (uint16_t)hook;
    queued->pad = 0;
    for (int i = 0; i < JAC_ARGS_MAX; i++)
        queued->arg[i] = i < argc ? arg[i] : 0;
}

static void tell_watch(jac_engine *e, const jac_game *g, const jac_queued *event)
{
    jac_seen seen = { .hook = event->hook, .argc = e->rules->hook.at[event->hook].argc };
    memcpy(seen.arg, event->arg, sizeof seen.arg);
    e->watch(e->watch_ud, e, g, &seen);
}

static void deliver(jac_engine *e, jac_game *g, const jac_queued *event)
{
    const jac_hook_def *hook = &e->rules->hook.at[event->hook];
    if (e->watch)
        tell_watch(e, g, event);
    uint8_t type[JAC_ARGS_MAX];
    for (int i = 0; i < hook->argc; i++)
        type[i] = hook->arg[i].type;
    e->in_handler = true;
    for (uint32_t h = 0; h < hook->handler_count && e->failed == JAC_OK; h++) {
        const jac_handler *handler = &e->rules->handler.at[hook->handler_first + h];
        if (handler->filter_count &&
            !jac_when(e, g, handler->filter, handler->filter_count, hook->argc, type, event->arg))
            continue;
        if (handler->prompt) {
            jac_ask(e, g, handler->prompt - 1u, g->turn.player, event->arg[0], 0);
            continue;
        }
        if (handler->step) {
            const int32_t arg[4] = { handler->ref, handler->ref, handler->ref, handler->ref };
            jac_push(e, g, JAC_OP_STEP, handler->step - 1u, arg);
            continue;
        }
        jac_call call = { .kind = JAC_CALL_EVENT,
                          .argc = hook->argc,
                          .module = handler->module,
                          .id = event->hook,
                          .player = g->turn.player,
                          .ref = handler->ref,
                          .type = type };
        memcpy(call.arg, event->arg, sizeof event->arg);
        jac_call_host(e, g, &call, NULL);
    }
    e->in_handler = false;
}

/* ---- pushing
 * -------------------------------------------------------------------------------------- */

void jac_too_many_steps(jac_engine *e)
{
    jac_engine_fail(e, JAC_E_MODULE, "more than %d steps wait", JAC_AGENDA_MAX);
}

jac_status jac_push(jac_engine *e, jac_game *g, jac_op op, uint32_t which, const int32_t arg[4])
{
    (void)g;
    if (!e->in_handler)
        jac_then(e, op, which, arg[0], arg[1], arg[2], arg[3]);
    else if (e->by_handler_count == JAC_AGENDA_MAX)
        jac_too_many_steps(e);
    else
        e->by_handler[e->by_handler_count++] =
            (jac_step){ (uint16_t)op, (uint16_t)which, { arg[0], arg[1], arg[2], arg[3] } };
    return e->failed;
}

jac_status jac_ask(jac_engine *e, jac_game *g, uint32_t prompt, int player, int32_t a, int32_t b)
{
    if (prompt >= e->rules->prompt.count || player < 0 || player >= e->rules->base.players)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "no such prompt or player");
    const int32_t arg[4] = { player, a, b, 0 };
    return jac_push(e, g, JAC_OP_PROMPT, prompt, arg);
}

jac_status jac_ask_round(jac_engine *e, jac_game *g, uint32_t prompt, bool from_left, int32_t a,
                         int32_t b)
{
    if (prompt >= e->rules->prompt.count)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "no such prompt");
    int players = e->rules->base.players, first = (g->turn.player + from_left) % players;
    const int32_t arg[4] = { players, first, a, b };
    return jac_push(e, g, JAC_OP_ROUND, prompt, arg);
}

void jac_run_round(jac_engine *e, jac_game *g, const jac_step *step)
{
    (void)g;
    int players = e->rules->base.players;
    for (int i = 0; i < step->arg[0]; i++)
        jac_then(e, JAC_OP_PROMPT, step->which, (step->arg[1] + i) % players, step->arg[2],
                 step->arg[3], 0);
}

/* Puts what was pushed onto the agenda, the last of each group deepest. */
static void flush(jac_engine *e, jac_game *g)
{
    jac_step *agenda = jac_w_agenda(e->rules, g);
    if (g->agenda_count + e->by_step_count + e->by_handler_count > JAC_AGENDA_MAX) {
        jac_too_many_steps(e);
        return;
    }
    while (e->by_step_count)
        agenda[g->agenda_count++] = e->by_step[--e->by_step_count];
    while (e->by_handler_count)
        agenda[g->agenda_count++] = e->by_handler[--e->by_handler_count];
}

/* Delivers what the step raised and sends lonely figures home, until nothing more happens. */
static void deliver_all(jac_engine *e, jac_game *g)
{
    do {
        while (e->queue_head < e->queue_tail && e->failed == JAC_OK) {
            const jac_queued event = e->queue[e->queue_head++];
            deliver(e, g, &event);
        }
        e->queue_head = e->queue_tail = 0;
    } while (g->needs_check && e->failed == JAC_OK && jac_send_lonely(e, g));
}

/* What follows every step: its events, then the pushed steps in their order. */
static inline void settle(jac_engine *e, jac_game *g)
{
    if (e->queue_tail || g->needs_check)
        deliver_all(e, g);
    if (e->by_step_count || e->by_handler_count)
        flush(e, g);
}

/* ---- running
 * --------------------------------------------------------------------------------------- */

static uint16_t owner_of(const jac_ruleset *r, const jac_step *step)
{
    switch (step->op) {
    case JAC_OP_PROMPT:
    case JAC_OP_ROUND:
        return r->prompt.at[step->which].module;
    case JAC_OP_CHANCE:
        return r->chance.at[step->which].module;
    case JAC_OP_STEP:
        return r->step.at[step->which].module;
    default:
        return JAC_MODULE_BASE;
    }
}

static void run_module_step(jac_engine *e, jac_game *g, const jac_step *step)
{
    const jac_step_def *def = &e->rules->step.at[step->which];
    jac_call call = { .kind = JAC_CALL_STEP,
                      .argc = 4,
                      .module = def->module,
                      .id = step->which,
                      .player = g->turn.player,
                      .ref = def->ref };
    memcpy(call.arg, step->arg, sizeof step->arg);
    jac_call_host(e, g, &call, NULL);
}

static bool is_chance(const jac_step *step)
{
    return step->op == JAC_OP_CHANCE || step->op == JAC_OP_DRAW || step->op == JAC_OP_ASIDE ||
           step->op == JAC_OP_FIRST;
}

/* Runs one step; `forced` is an outcome given from outside, or JAC_BY_CHANCE. */
static void run_step(jac_engine *e, jac_game *g, const jac_step *step, int32_t forced)
{
    switch ((jac_op)step->op) {
    case JAC_OP_STATION:
        jac_run_station(e, g, step->which);
        break;
    case JAC_OP_WORK:
        jac_run_work(e, g, step->which);
        break;
    case JAC_OP_CHANCE:
        jac_run_chance(e, g, step, forced);
        break;
    case JAC_OP_STEP:
        run_module_step(e, g, step);
        break;
    case JAC_OP_DRAW:
        jac_run_draw(e, g, forced);
        break;
    case JAC_OP_BATCH:
        jac_run_batch(e, g, step);
        break;
    case JAC_OP_ASIDE:
        jac_run_aside(e, g, step, forced);
        break;
    case JAC_OP_FIRST:
        jac_run_first(e, g, forced);
        break;
    case JAC_OP_START_TILE:
        jac_run_start_tile(e, g);
        break;
    case JAC_OP_ROUND:
        jac_run_round(e, g, step);
        break;
    case JAC_OP_PROMPT:
        break; /* waits; see run */
    }
}

/* Plays on to the next choice, to a chance when the game stops at those, or to the end. */
static jac_status run(jac_engine *e, jac_game *g)
{
    while (e->failed == JAC_OK && g->agenda_count > 0) {
        /* Stays where it is until the pushed steps are put in order. */
        const jac_step *step = jac_agenda(e->rules, g) + g->agenda_count - 1;
        e->running_module = owner_of(e->rules, step);
        if (step->op == JAC_OP_PROMPT && jac_prompt_asked(e, g, step)) {
            g->waits = JAC_WAITS_CHOICE;
            return e->failed;
        }
        if ((g->flags & JAC_GAME_STOP_AT_CHANCE) && is_chance(step)) {
            e->list_count = 0;
            jac_list_outcomes(e, g, step);
            if (e->list_count > 0) {
                g->waits = JAC_WAITS_CHANCE;
                g->to_act = g->turn.player;
                return e->failed;
            }
        }
        g->agenda_count--;
        if (++e->steps_done > JAC_STEPS_MAX)
            return jac_engine_fail(e, JAC_E_MODULE, "more than %d steps in one choice",
                                   JAC_STEPS_MAX);
        run_step(e, g, step, JAC_BY_CHANCE);
        settle(e, g);
    }
    if (e->failed == JAC_OK)
        g->waits = JAC_WAITS_OVER;
    return e->failed;
}

static void begin(jac_engine *e)
{
    e->failed = JAC_OK;
    e->queue_head = e->queue_tail = e->events_done = 0;
    e->by_handler_count = e->by_step_count = 0;
    e->steps_done = e->query_depth = 0;
    e->in_handler = false;
    e->running_module = JAC_MODULE_BASE;
    e->host_began = false;
}

static jac_status finish(jac_engine *e, const jac_game *g, jac_error *error)
{
    if (e->failed == JAC_E_MODULE && !e->error.file[0] && e->host.blame)
        e->host.blame(e->host.ud, g, &e->error);
    if (e->failed != JAC_OK && error)
        *error = e->error;
    return e->failed;
}

jac_status jac_game_continue(jac_engine *e, jac_game *g, jac_error *error)
{
    begin(e);
    settle(e, g);
    run(e, g);
    return finish(e, g, error);
}

static jac_status apply_outcome(jac_engine *e, jac_game *g, jac_choice choice)
{
    const jac_step step = *jac_waiting_step(e->rules, g);
    e->list_count = 0;
    jac_list_outcomes(e, g, &step);
    bool known = false;
    for (uint32_t i = 0; i < e->list_count && !known; i++)
        known = memcmp(&e->list[i], &choice, sizeof choice) == 0;
    if (!known)
        return JAC_E_CHOICE;
    e->running_module = owner_of(e->rules, &step);
    g->agenda_count--;
    run_step(e, g, &step, choice.arg[0]);
    return JAC_OK;
}

jac_status jac_apply(jac_engine *e, jac_game *g, jac_choice choice, jac_error *error)
{
    begin(e);
    jac_status status = JAC_E_CHOICE;
    if (g->waits == JAC_WAITS_CHANCE && choice.offer == JAC_CHOICE_CHANCE) {
        status = apply_outcome(e, g, choice);
    } else if (g->waits == JAC_WAITS_CHOICE && jac_choice_legal(e, g, choice)) {
        jac_take(e, g, &choice);
        status = JAC_OK;
    }
    if (status != JAC_OK && e->failed == JAC_OK)
        return jac_fail(error, status, NULL, 0, "%s",
                        g->waits == JAC_WAITS_OVER ? "the game is over"
                                                   : "this choice is not legal now");
    settle(e, g);
    run(e, g);
    return finish(e, g, error);
}

jac_status jac_choices(jac_engine *e, const jac_game *g, const jac_choice **list, size_t *count,
                       jac_error *error)
{
    jac_engine_ask(e); /* asking again and again is not one long choice */
    e->list_count = 0;
    if (g->waits == JAC_WAITS_CHANCE)
        jac_list_outcomes(e, g, jac_waiting_step(e->rules, g));
    else if (g->waits == JAC_WAITS_CHOICE)
        jac_list_prompt(e, g, jac_waiting_step(e->rules, g), 0);
    *list = e->list;
    *count = e->failed == JAC_OK ? e->list_count : 0;
    return finish(e, g, error);
}

int jac_game_to_act(const jac_game *game)
{
    return game->waits == JAC_WAITS_OVER ? -1 : game->to_act;
}
