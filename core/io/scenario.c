/* scenario.c - a file's scenarios, one after the other, each in a game of its own. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"
#include "clock.h"
#include "problem.h"
#include "scenario_internal.h"

/* ---- the scenario of a Lua state ----------------------------------------------------------- */

const char scenario_key = 's';

scenario *scenario_of(lua_State *L)
{
    scenario *s;
    lua_rawgetp(L, LUA_REGISTRYINDEX, &scenario_key);
    s = lua_touserdata(L, -1);
    lua_pop(L, 1);
    return s;
}

/* ---- failing --------------------------------------------------------------------------------- */

/* The line of the scenario's own file from which the failing call came. */
static int line_of_call(lua_State *L, const scenario *s)
{
    lua_Debug ar;
    for (int level = 0; lua_getstack(L, level, &ar); level++) {
        lua_getinfo(L, "Sl", &ar);
        if (ar.currentline > 0) {
            return ar.currentline;
        }
    }
    return s->now != NULL ? s->now->line : 0;
}

/* What the board looked like and what could be chosen, for whoever reads the report. */
static void keep_position(scenario *s)
{
    const jac_board_options options = { .width = 100, .height = 60, .figures = true };
    jac_listed *list = NULL;
    size_t count = 0, size = 0;
    jac_error error;
    FILE *out;
    if (s->game == NULL) {
        return;
    }
    s->board = jac_board_text(s->engine, s->game, &options);
    if (jac_game_waits(s->game) == JAC_WAITS_CHANCE && strcmp(scenario_asked(s), "draw") == 0) {
        s->choices = strdup("a tile is drawn\n"); /* any tile of the bag: no list worth reading */
        return;
    }
    if (jac_choices_sorted(s->engine, s->game, &list, &count, &error) != JAC_OK) {
        return;
    }
    out = open_memstream(&s->choices, &size);
    for (size_t i = 0; out != NULL && i < count; i++) {
        fprintf(out, "%s\n", list[i].text);
    }
    if (out != NULL) {
        fclose(out);
    }
    free(list);
}

int scenario_fail(lua_State *L, bool broken, const char *format, ...)
{
    scenario *s = scenario_of(L);
    va_list list;
    char text[400];
    va_start(list, format);
    if (!s->failed) {
        vsnprintf(s->message, sizeof s->message, format, list);
        s->failed = true;
        s->broken = broken;
        s->line = line_of_call(L, s);
        keep_position(s);
    }
    va_end(list);
    snprintf(text, sizeof text, "%.399s", s->message);
    lua_pushstring(L, text);
    lua_error(L);
    abort(); /* lua_error doesn't return */
}

void scenario_error_text(const scenario *s, const jac_error *error, char *text, size_t size)
{
    bool here = error->file[0] == '\0' || strcmp(error->file, s->path) == 0;
    const char *comma = error->hint[0] != '\0' ? "; " : "";
    if (here) {
        snprintf(text, size, "%s%s%s", error->what, comma, error->hint);
    } else {
        char line[16] = "";
        if (error->line > 0)
            snprintf(line, sizeof line, "%d:", error->line);
        snprintf(text, size, "%s:%s %s%s%s", error->file, line, error->what, comma, error->hint);
    }
}

/* ---- the object s -----------------------------------------------------------------------------
 */

static const struct method {
    const char *name;
    lua_CFunction call;
} methods[] = {
    { "lay", scenario_lay },       { "put", scenario_put },         { "points", scenario_points },
    { "cell", scenario_set_cell }, { "bag", scenario_bag },         { "draw", scenario_draw },
    { "choose", scenario_choose }, { "pass", scenario_pass },       { "turn", scenario_turn },
    { "chance", scenario_chance }, { "final", scenario_final },     { "offers", scenario_offers },
    { "can", scenario_can },       { "asked", scenario_asked_now }, { "refuse", scenario_refuse },
    { "expect", scenario_expect },
};
enum { METHODS = sizeof methods / sizeof *methods };

/* Calls a method, when it is called as one: s:lay(...), not s.lay(...). */
static int call_method(lua_State *L)
{
    const struct method *method = &methods[lua_tointeger(L, lua_upvalueindex(1))];
    if (!lua_istable(L, 1) || !lua_getmetatable(L, 1) ||
        lua_rawgetp(L, -1, &scenario_key) != LUA_TBOOLEAN) {
        scenario_fail(L, true, "call it s:%s(...), with a colon", method->name);
    }
    lua_pop(L, 2);
    return method->call(L);
}

static int find_method(lua_State *L)
{
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
    const char *names[METHODS];
    char hint[JAC_HINT_SIZE];
    for (int i = 0; i < METHODS; i++) {
        names[i] = methods[i].name;
        if (strcmp(name, methods[i].name) == 0) {
            lua_pushinteger(L, i);
            lua_pushcclosure(L, call_method, 1);
            return 1;
        }
    }
    jac_hint_names(hint, name, names, METHODS);
    return scenario_fail(L, true, "a scenario can't s:%.60s%s%s", name, hint[0] != '\0' ? "; " : "",
                         hint);
}

static int refuse_field(lua_State *L) { return scenario_fail(L, true, "s can't be changed"); }

static void push_s(lua_State *L)
{
    lua_newtable(L);
    lua_createtable(L, 0, 4);
    lua_pushcfunction(L, find_method);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, refuse_field);
    lua_setfield(L, -2, "__newindex");
    lua_pushboolean(L, 1);
    lua_rawsetp(L, -2, &scenario_key);
    lua_setmetatable(L, -2);
}

/* ---- running ------------------------------------------------------------------------------------
 */

/* The whole of one scenario, within one protected call: the table is the only argument. */
static int run_table(lua_State *L)
{
    scenario *s = scenario_of(L);
    jac_lua_budget(s->lua, SCENARIO_INSTRUCTIONS);
    if (lua_rawgeti(L, 1, 1) != LUA_TFUNCTION) {
        scenario_fail(L, true, "a scenario's table ends with function(s) ... end");
    }
    scenario_begin(L, 1);
    push_s(L);
    lua_call(L, 1, 0);
    return 0;
}

static void run_protected(scenario *s)
{
    const jac_lua_ref ref = { .where = "" };
    jac_error error = { 0 };
    lua_State *L = s->L;
    jac_status status;
    lua_pushcfunction(L, run_table);
    lua_rawgeti(L, LUA_REGISTRYINDEX, s->now->table);
    status = jac_lua_protected(s->lua, &ref, 1, 0, &error);
    if (status != JAC_OK && !s->failed) {
        s->failed = s->broken = true;
        s->line = error.line != 0 ? error.line : s->now->line;
        if (strcmp(error.file, s->path) == 0) {
            error.file[0] = '\0';
        }
        scenario_error_text(s, &error, s->message, sizeof s->message);
        keep_position(s);
    }
}

static void forget(scenario *s)
{
    if (s->engine != NULL) {
        jac_engine_watch(s->engine, NULL, NULL);
        jac_game_free(s->engine, s->game);
        jac_game_free(s->engine, s->before);
        jac_engine_free(s->engine);
    }
    free(s->board);
    free(s->choices);
    s->engine = NULL;
    s->rules = NULL;
    s->game = s->before = NULL;
    s->board = s->choices = NULL;
    s->now = NULL;
    json_decref(s->events);
    s->events = json_array(); /* anew: it may have been lost when memory was out */
}

static void run_one(scenario *s, const scenario_definition *definition, jac_scenario_fn *told,
                    void *ud)
{
    jac_scenario_result result = { 0 };
    double from = jac_clock();
    s->now = definition;
    s->failed = s->broken = false;
    s->line = definition->line;
    s->message[0] = '\0';
    if (definition->table == LUA_NOREF) {
        s->failed = s->broken = true;
        snprintf(s->message, sizeof s->message, "no table follows the title");
    } else {
        run_protected(s);
    }
    result.title = definition->title;
    result.file = s->path;
    result.line = s->failed ? s->line : definition->line;
    result.ok = !s->failed;
    result.broken = s->broken;
    result.message = s->message;
    result.board = s->board != NULL ? s->board : "";
    result.choices = s->choices != NULL ? s->choices : "";
    result.seconds = jac_clock() - from;
    told(ud, &result);
    forget(s);
}

static void tell_title(const scenario *s, const scenario_definition *definition,
                       jac_scenario_fn *told, void *ud)
{
    const jac_scenario_result result = { .title = definition->title,
                                         .file = s->path,
                                         .line = definition->line,
                                         .ok = true,
                                         .message = "",
                                         .board = "",
                                         .choices = "" };
    told(ud, &result);
}

/* The folder of a file's path. */
static char *folder_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    if (slash == NULL) {
        return strdup(".");
    }
    return strndup(path, slash == path ? 1 : (size_t)(slash - path));
}

jac_status jac_scenario_run_file(const char *path, const jac_scenario_options *options,
                                 jac_scenario_fn *told, void *ud, jac_error *error)
{
    scenario *s = calloc(1, sizeof *s);
    jac_error own;
    jac_status status;
    error = error != NULL ? error : &own;
    if (s == NULL) {
        return jac_fail(error, JAC_E_MEMORY, path, 0, "memory is out");
    }
    s->path = path;
    s->folder = folder_of(path);
    s->events = json_array();
    status = s->folder != NULL && s->events != NULL
                 ? scenario_open(s, error)
                 : jac_fail(error, JAC_E_MEMORY, path, 0, "memory is out");
    for (size_t i = 0; status == JAC_OK && i < s->definition_count; i++) {
        const scenario_definition *definition = &s->definition[i];
        if (options != NULL && options->match != NULL &&
            strstr(definition->title, options->match) == NULL) {
            continue;
        }
        if (options != NULL && options->list) {
            tell_title(s, definition, told, ud);
        } else {
            run_one(s, definition, told, ud);
        }
    }
    jac_lua_free(s->lua);
    for (size_t i = 0; i < s->definition_count; i++) {
        free(s->definition[i].title);
    }
    free(s->definition);
    free(s->folder);
    json_decref(s->events);
    free(s);
    return status == JAC_E_MODULE ? (error->status = JAC_E_RULES) : status;
}
