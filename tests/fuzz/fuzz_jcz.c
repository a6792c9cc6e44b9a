/* fuzz_jcz.c - another engine's game: its trace, and imported; what is imported must replay. */
#include "fuzz.h"

#include <stdlib.h>

#include "jcz.h"

static void must_replay(const char *text, size_t size)
{
    jac_error error;
    jac_session *session = NULL;
    jac_record *record =
        jac_record_read(fuzz_file("imported.jsonl", (const uint8_t *)text, size), &error);
    jac_engine *engine =
        record ? jac_record_engine(record, NULL, false, fuzz_report, NULL, &error) : NULL;
    if (!engine || jac_record_replay(record, engine, NULL, &session, &error) != JAC_OK)
        __builtin_trap();
    jac_session_close(session, NULL);
    jac_engine_free(engine);
    jac_record_free(record);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    jac_error error;
    bool whole = false;
    const char *path = fuzz_file("game.jcz", data, size);
    for (int import = 0; import < 2; import++) {
        char *text = NULL;
        size_t length = 0;
        FILE *out = open_memstream(&text, &length);
        jac_status status =
            import ? jac_jcz_import(path, out, &whole, &error) : jac_jcz_trace(path, out, &error);
        fclose(out);
        if (status != JAC_OK)
            fuzz_error(&error);
        else if (import)
            must_replay(text, length);
        free(text);
    }
    return 0;
}
