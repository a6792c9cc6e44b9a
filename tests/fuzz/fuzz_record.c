/* fuzz_record.c - a record: read, its ruleset made, replayed, resumed, and what the resumed game
 * wrote read again. */
#include "fuzz.h"

static void resume(jac_engine *engine, const char *path)
{
    jac_error error;
    const jac_choice *list;
    size_t count = 0;
    jac_session *session = jac_session_open(engine, path, fuzz_report, NULL, &error);
    if (!session) {
        fuzz_error(&error);
        return;
    }
    if (jac_game_waits(jac_session_game(session)) != JAC_WAITS_OVER &&
        jac_session_choices(session, &list, &count, &error) == JAC_OK)
        jac_session_apply(session, list[count / 2], &error);
    jac_session_close(session, NULL);
    session = jac_session_open(engine, path, fuzz_report, NULL, &error);
    if (!session)
        __builtin_trap(); /* what was written isn't legal */
    jac_session_close(session, NULL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    jac_error error;
    const char *path = fuzz_file("record.jsonl", data, size);
    jac_record *record = jac_record_read(path, &error);
    if (!record) {
        fuzz_error(&error);
        return 0;
    }
    jac_engine *engine = jac_record_engine(record, NULL, true, fuzz_report, NULL, &error);
    jac_session *session = NULL;
    if (!engine)
        fuzz_error(&error);
    else if (jac_record_replay(record, engine, NULL, &session, &error) != JAC_OK)
        fuzz_error(&error);
    jac_session_close(session, NULL);
    if (engine)
        resume(engine, path);
    jac_engine_free(engine);
    jac_record_free(record);
    return 0;
}
