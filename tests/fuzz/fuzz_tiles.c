/* fuzz_tiles.c - a tile table in place of the one of a module that has a kind of segment, an edge,
 * a relation and slots of its own: loaded, and played when nothing was wrong with it. */
#include "fuzz.h"

#include <stdio.h>
#include <sys/stat.h>

static const char module[] =
    "return { api = 1, name = \"tiled\", tiles = \"tiles.lua\",\n"
    "  options = { copies = { type = \"integer\", min = 0, max = 9, default = 2 } },\n"
    "  declares = { kinds = { shrine = { class = \"monastery\", ring = true, scores = true,\n"
    "      occupiable = true, joins = false } },\n"
    "    edges = { river = {}, abbey = { fits_all = true } }, relations = { \"adjoins\" } } }\n";

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    jac_error error;
    char folder[100];
    snprintf(folder, sizeof folder, "%s/tiled", fuzz_folder());
    mkdir(folder, 0700);
    fuzz_file("tiled/init.lua", (const uint8_t *)module, sizeof module - 1);
    fuzz_file("tiled/tiles.lua", data, size);
    jac_settings *settings = jac_settings_new(fuzz_folder(), "game.ini");
    jac_settings_add(settings, "mods", "path", fuzz_folder(), NULL, 1);
    jac_settings_add(settings, "mods", "tiled", "on", NULL, 2);
    jac_settings_add(settings, "lua", "instructions", "200K", NULL, 3);
    jac_engine *engine = jac_load_settings(settings, fuzz_report, NULL, &error);
    if (!engine)
        fuzz_error(&error);
    fuzz_play(engine, 1, 20);
    jac_engine_free(engine);
    jac_settings_free(settings);
    return 0;
}
