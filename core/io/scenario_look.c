/* scenario_look.c - looking at what is legal, without changing anything. */
#include <stdlib.h>
#include <string.h>

#include "scenario_internal.h"

int scenario_offers(lua_State *L)
{
    scenario *s = scenario_of(L);
    jac_listed *list = NULL;
    size_t count = 0;
    jac_error error = { 0 };
    if (jac_choices_sorted(s->engine, s->game, &list, &count, &error) != JAC_OK) {
        scenario_fail(L, false, "%s", error.what);
    }
    lua_createtable(L, (int)(count < 1000 ? count : 1000), 0);
    for (size_t i = 0; i < count; i++) {
        lua_pushstring(L, list[i].text);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    free(list);
    return 1;
}

int scenario_can(lua_State *L)
{
    jac_choice choice;
    bool one;
    char why[800];
    lua_pushboolean(L, scenario_legal(L, 2, &choice, &one, why, sizeof why));
    return 1;
}

int scenario_asked_now(lua_State *L)
{
    scenario *s = scenario_of(L);
    if (scenario_asked(s) == NULL) {
        return 0;
    }
    lua_pushstring(L, scenario_asked(s));
    lua_pushstring(L, s->rules->base.name[jac_game_to_act(s->game)]);
    return 2;
}

int scenario_refuse(lua_State *L)
{
    scenario *s = scenario_of(L);
    jac_choice choice;
    bool one;
    char why[800];
    uint64_t before = jac_game_hash(s->engine, s->game);
    if (scenario_legal(L, 2, &choice, &one, why, sizeof why)) {
        scenario_fail(L, false, "the choice is legal, but should be refused");
    }
    if (jac_game_hash(s->engine, s->game) != before) {
        scenario_fail(L, false, "asking whether a choice is legal changed the game");
    }
    return 0;
}
