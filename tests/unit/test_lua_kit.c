#define _GNU_SOURCE
#include "test_lua_kit.h"

#include <ftw.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void make_folder(lua_kit *k)
{
    memset(k, 0, sizeof *k);
    strcpy(k->folder, "/tmp/jac-lua-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(k->folder));
}

void lua_kit_file(lua_kit *k, const char *path, const char *text, size_t size)
{
    char full[200];
    snprintf(full, sizeof full, "%s/%s", k->folder, path);
    char *slash = strrchr(full, '/');
    *slash = '\0';
    mkdir(full, 0777);
    *slash = '/';
    FILE *file = fopen(full, "wb");
    ck_assert_ptr_nonnull(file);
    fwrite(text, 1, size, file);
    fclose(file);
}

void lua_kit_open(lua_kit *k, const jac_lua_limits *limits)
{
    make_folder(k);
    k->lua = jac_lua_new(limits, &k->error);
    ck_assert_ptr_nonnull(k->lua);
    k->lua->module = calloc(1, sizeof *k->lua->module);
    k->lua->module_count = k->lua->module_room = 1;
    k->lua->module[0].info.name = k->lua->module[0].info.shown = "mod";
    k->lua->module[0].folder = k->folder;
    ck_assert_int_ne(jac_lua_environment(k->lua, 0), LUA_NOREF);
}

static void tell_problem(void *ud, const jac_error *error, bool warning)
{
    lua_kit *k = ud;
    char text[800];
    jac_error_text(error, text, sizeof text);
    size_t used = strlen(k->problems);
    if (!warning)
        snprintf(k->problems + used, sizeof k->problems - used, "%s\n", text);
}

void lua_kit_load(lua_kit *k, const jac_lua_limits *limits, ...)
{
    make_folder(k);
    const jac_base base = { .players = 2, .edition = JAC_C3, .farmers = 1, .sets = 1 };
    jac_ask_module module[4];
    char paths[4][160];
    memset(module, 0, sizeof module);
    size_t n = 0;
    va_list args;
    va_start(args, limits);
    for (const char *name; (name = va_arg(args, const char *)) != NULL; n++) {
        const char *text = va_arg(args, const char *);
        char file[80];
        snprintf(file, sizeof file, "%s/init.lua", name);
        lua_kit_file(k, file, text, strlen(text));
        snprintf(paths[n], sizeof paths[n], "%s/%s", k->folder, name);
        module[n] = (jac_ask_module){ .name = name, .path = paths[n], .shown = name };
    }
    va_end(args);
    const jac_ask_load ask = { .module = module, .module_count = n };
    k->rules = jac_ruleset_new(&base, NULL, NULL);
    k->lua = jac_lua_new(limits, &k->error);
    ck_assert_ptr_nonnull(k->lua);
    jac_status status = jac_lua_load(k->lua, k->rules, &ask, tell_problem, k, &k->error);
    ck_assert_msg(status == JAC_OK, "%s%s", k->problems, k->error.what);
    ck_assert_int_eq(jac_ruleset_compile(k->rules, &k->error), JAC_OK);
    k->engine = jac_engine_new(k->rules, &k->error);
    ck_assert_ptr_nonnull(k->engine);
    ck_assert_int_eq(jac_lua_attach(k->lua, k->engine, &k->error), JAC_OK);
    k->game = calloc(1, jac_game_size(k->engine)); /* lua_kit_play starts it: that may fail */
    ck_assert_ptr_nonnull(k->game);
}

static int remove_one(const char *path, const struct stat *s, int flag, struct FTW *ftw)
{
    (void)s;
    (void)flag;
    (void)ftw;
    return remove(path);
}

void lua_kit_close(lua_kit *k)
{
    free(k->game);
    if (k->engine)
        jac_engine_free(k->engine);
    jac_lua_free(k->lua);
    jac_ruleset_free(k->rules);
    nftw(k->folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

jac_status lua_kit_run(lua_kit *k, const char *text)
{
    char path[200];
    lua_kit_file(k, "init.lua", text, strlen(text));
    snprintf(path, sizeof path, "%s/init.lua", k->folder);
    jac_status status = jac_lua_run_file(k->lua, 0, path, "mod/init.lua", &k->error);
    if (status != JAC_OK)
        jac_error_text(&k->error, k->text, sizeof k->text);
    return status;
}

void lua_kit_true(lua_kit *k, const char *text)
{
    jac_status status = lua_kit_run(k, text);
    ck_assert_msg(status == JAC_OK, "%s\n%s", text, k->text);
    ck_assert_msg(lua_isboolean(k->lua->L, -1) && lua_toboolean(k->lua->L, -1), "not true: %s",
                  text);
    lua_pop(k->lua->L, 1);
    ck_assert_int_eq(lua_gettop(k->lua->L), 0);
}

void lua_kit_fails(lua_kit *k, const char *text, const char *expected)
{
    jac_status status = lua_kit_run(k, text);
    ck_assert_msg(status != JAC_OK, "went through: %s", text);
    ck_assert_msg(strstr(k->text, expected) != NULL, "%s\ngave:     %s\nexpected: %s", text,
                  k->text, expected);
    ck_assert_int_eq(lua_gettop(k->lua->L), 0);
}

jac_status lua_kit_play(lua_kit *k, uint64_t seed)
{
    jac_status status = jac_game_start(k->engine, k->game, seed, &k->error);
    for (uint32_t n = 0; status == JAC_OK && jac_game_waits(k->game) != JAC_WAITS_OVER; n++) {
        const jac_choice *list;
        size_t count = 0;
        status = jac_choices(k->engine, k->game, &list, &count, &k->error);
        if (status == JAC_OK)
            status = jac_apply(k->engine, k->game, list[(n * 7919u) % count], &k->error);
    }
    if (status != JAC_OK)
        jac_error_text(&k->error, k->text, sizeof k->text);
    return status;
}
