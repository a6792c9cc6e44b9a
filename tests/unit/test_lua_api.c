/* What is documented of the interface of modules is what there is. */
#include <stdlib.h>
#include <string.h>

#include "api.h"
#include "api_parts.h"
#include "suites.h"
#include "test_lua_kit.h"

START_TEST(documented_globals_exist)
{
    lua_kit k;
    lua_kit_open(&k, NULL);
    for (size_t i = 0; i < jac_api_global_count; i++) {
        char text[120];
        const char *name = jac_api_globals[i].name;
        snprintf(text, sizeof text, "return %s ~= nil", name);
        if (strcmp(name, "cell") != 0 &&
            strcmp(name, "arg") != 0) /* the loader's, while a module is read */
            lua_kit_true(&k, text);
    }
    lua_State *L = k.lua->L;
    size_t seen = 0;
    lua_rawgeti(L, LUA_REGISTRYINDEX, k.lua->module[0].environment);
    ck_assert_int_eq(luaL_getmetafield(L, -1, "__index"), LUA_TTABLE);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        bool known = false;
        for (size_t i = 0; i < jac_api_global_count; i++)
            known = known ||
                    strncmp(jac_api_globals[i].name, lua_tostring(L, -2), lua_rawlen(L, -2)) == 0;
        ck_assert_msg(known, "%s is not documented", lua_tostring(L, -2));
        seen++;
    }
    ck_assert_uint_gt(seen, 10);
    lua_kit_close(&k);
}
END_TEST

/* The file in the tree is the one that the tables make. */
START_TEST(annotations_are_current)
{
    FILE *file = fopen(JAC_SOURCE_DIR "/lua/meta/jacquerie.lua", "rb");
    ck_assert_ptr_nonnull(file);
    static char kept[100000];
    size_t size = fread(kept, 1, sizeof kept - 1, file);
    fclose(file);
    kept[size] = '\0';
    char *made = jac_api_meta();
    ck_assert_msg(strcmp(made, kept) == 0, "lua/meta/jacquerie.lua is out of date; make it again");
    free(made);
}
END_TEST

START_TEST(one_name_is_explained)
{
    char *text = jac_api_text("go_home");
    ck_assert_str_eq(
        text,
        "figure:go_home(cause: cause, by: player?)\n    To its owner's supply. (since 1.0)\n");
    free(text);
    text = jac_api_text("strength");
    ck_assert_ptr_nonnull(strstr(
        text,
        "query strength(game, answer: integer, figure: figure, feature: feature) -> integer"));
    free(text);
    text = jac_api_text("nothing_at_all");
    ck_assert_str_eq(text, "");
    free(text);
    ck_assert_str_eq(jac_api_nearest("go_hom"), "go_home");
}
END_TEST

Suite *lua_api_suite(void)
{
    Suite *suite = suite_create("lua_api");
    TCase *tcase = tcase_create("text");
    tcase_add_test(tcase, documented_globals_exist);
    tcase_add_test(tcase, annotations_are_current);
    tcase_add_test(tcase, one_name_is_explained);
    suite_add_tcase(suite, tcase);
    return suite;
}
