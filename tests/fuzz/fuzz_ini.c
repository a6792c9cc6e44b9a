/* fuzz_ini.c - an INI from somebody else: read, loaded with the modules it names, played. */
#include "fuzz.h"

#include "ini_file.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    jac_error error = { .status = JAC_OK };
    jac_problems problems = { .report = fuzz_report, .first = &error };
    jac_settings *settings = jac_ini_read_text((const char *)data, size, JAC_SOURCE_DIR "/examples",
                                               "game.ini", &problems);
    if (!settings || problems.errors > 0)
        fuzz_error(&error);
    jac_engine *engine = settings ? jac_load_settings(settings, fuzz_report, NULL, &error) : NULL;
    if (settings && !engine)
        fuzz_error(&error);
    fuzz_play(engine, 1, 12);
    jac_engine_free(engine);
    jac_settings_free(settings);
    return 0;
}
