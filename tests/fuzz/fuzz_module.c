/* fuzz_module.c - a module's init.lua: described as `rules show` and `check` do it, and, when it
 * can be, loaded with the base game and played. */
#include "fuzz.h"

#include <stdio.h>
#include <sys/stat.h>

static void play(void)
{
    jac_error error;
    jac_settings *settings = jac_settings_new(fuzz_folder(), "game.ini");
    jac_settings_add(settings, "mods", "path", fuzz_folder(), NULL, 1);
    jac_settings_add(settings, "mods", "fair", "on", NULL, 2);
    jac_settings_add(settings, "lua", "instructions", "200K", NULL, 3);
    jac_engine *engine = jac_load_settings(settings, fuzz_report, NULL, &error);
    if (!engine)
        fuzz_error(&error);
    fuzz_play(engine, 1, 12);
    jac_engine_free(engine);
    jac_settings_free(settings);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char folder[100];
    jac_error error;
    snprintf(folder, sizeof folder, "%s/fair", fuzz_folder());
    mkdir(folder, 0700);
    fuzz_file("fair/tiles.lua", (const uint8_t *)"return {}\n", 10);
    fuzz_file("fair/init.lua", data, size);
    jac_lua *lua = jac_lua_new(NULL, &error);
    const jac_ask_module ask = {
        .name = "fair", .path = folder, .shown = "mods/fair", .kind = 2, .ini = "game.ini"
    };
    const jac_module_info *info = NULL;
    jac_status status = jac_lua_describe(lua, &ask, &info, fuzz_report, NULL, &error);
    if (status != JAC_OK)
        fuzz_error(&error);
    jac_lua_free(lua);
    if (status == JAC_OK)
        play();
    return 0;
}
