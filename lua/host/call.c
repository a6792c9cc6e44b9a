/* call.c - the protected call that every entry into a module goes through, and its errors. */
#include <ctype.h>
#include <fenv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

void jac_lua_enter(jac_lua *lua, jac_lua_frame *frame, const jac_lua_ref *ref)
{
    *frame = (jac_lua_frame){ lua->running, lua->engine,   lua->game,    lua->member_top,
                              lua->player,  lua->in_query, lua->listing, jac_lua_made_nan() };
    lua->depth++;
    lua->running = ref;
    lua->calls++;
}

void jac_lua_leave(jac_lua *lua, const jac_lua_frame *frame)
{
    lua->running = frame->running;
    lua->engine = frame->engine;
    lua->game = frame->game;
    lua->member_top = frame->member_top;
    lua->player = frame->player;
    lua->in_query = frame->in_query;
    lua->listing = frame->listing;
    if (frame->made_nan)
        feraiseexcept(FE_INVALID);
    if (--lua->depth == 0 && (lua->tripped || lua->out_of_memory || lua->instructions_left < 0))
        jac_lua_untrip(lua);
}

/* Does the text begin with "file:line: "? Returns the length of that, or 0. */
static size_t place_prefix(const char *text, const char *file, int line)
{
    char prefix[96];
    int n = snprintf(prefix, sizeof prefix, "%s:%d: ", file, line);
    return n > 0 && strncmp(text, prefix, (size_t)n) == 0 ? (size_t)n : 0;
}

/* The place is the one that the message itself names when that is on the stack (error's level),
 * else the innermost Lua code. Only twenty levels: finding level n costs n steps. */
int jac_lua_message(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    const char *text = lua_type(L, 1) == LUA_TSTRING ? lua_tostring(L, 1) : "";
    lua_Debug ar;
    lua->error_line = 0;
    lua->error_file[0] = '\0';
    for (int level = 0; level < 20 && lua_getstack(L, level, &ar); level++) {
        lua_getinfo(L, "Sl", &ar);
        if (ar.currentline <= 0)
            continue;
        bool named = place_prefix(text, ar.short_src, ar.currentline) > 0;
        if (lua->error_line == 0 || named) {
            snprintf(lua->error_file, sizeof lua->error_file, "%s", ar.short_src);
            lua->error_line = ar.currentline;
        }
        if (named)
            break;
    }
    return 1;
}

/* Reads "path.lua:12: " at the start of a message that was raised again. */
static size_t read_prefix(const char *text, char *file, size_t size, int *line)
{
    const char *colon = strstr(text, ".lua:");
    if (!colon || (size_t)(colon - text) > 56)
        return 0;
    for (const char *c = text; c < colon; c++)
        if (isspace((unsigned char)*c))
            return 0;
    char *end;
    long n = strtol(colon + 5, &end, 10);
    if (end == colon + 5 || strncmp(end, ": ", 2) != 0 || n <= 0 || n > 1000000)
        return 0;
    snprintf(file, size, "%.*s", (int)(colon + 4 - text), text);
    *line = (int)n;
    return (size_t)(end + 2 - text);
}

/* Is it a file of the module? Nobody else's is believed from a text. */
static bool is_own_file(const jac_lua *lua, const jac_lua_ref *ref, const char *file)
{
    const char *shown =
        ref && ref->module < lua->module_count ? lua->module[ref->module].info.shown : NULL;
    if (!shown)
        return false;
    size_t length = strlen(shown), cut = strcspn(file, "~"); /* a long name was cut there */
    if (file[cut])
        return cut > 0 && strncmp(shown, file, cut) == 0;
    return strncmp(shown, file, length) == 0 && (file[length] == '/' || file[length] == '\0');
}

/* `what; hint` in the two fields. */
static void put_text(jac_error *error, const char *text)
{
    if (!*text)
        text = "an error without a text";
    else if (strstr(text, "C stack overflow"))
        text = "calls are nested too deep; does a function here call itself without end?";
    jac_error_put(error, text);
}

/* Which module, hook, turn and player: what people need beside the place. */
static void add_context(const jac_lua *lua, const jac_lua_ref *ref, jac_error *error)
{
    if (!ref)
        return;
    const char *name = ref->module < lua->module_count ? lua->module[ref->module].info.name : "";
    snprintf(error->module, sizeof error->module, "%s", name ? name : "");
    snprintf(error->hook, sizeof error->hook, "%s", ref->where);
    size_t used = strlen(error->hint);
    char *end = error->hint + used;
    size_t room = sizeof error->hint - used;
    const char *comma = used ? "; " : "";
    if (lua->game && lua->rules)
        snprintf(end, room, "%sin %s of %s, turn %d of %s", comma, ref->where, error->module,
                 lua->game->turn.number, lua->rules->base.name[lua->game->turn.player]);
    else if (ref->where[0])
        snprintf(end, room, "%sin %s of %s", comma, ref->where, error->module);
}

void jac_lua_float_text(double n, char *text, size_t size)
{
    if (n != n)
        snprintf(text, size, "nan"); /* its sign differs between machines */
    else
        snprintf(text, size, "%.14g", n);
}

/* The hint that tells who keeps the memory, when somebody does; another module than the one that
 * asked for more becomes the error's. */
static void blame_keeper(jac_lua *lua, const jac_lua_ref *ref, jac_error *error)
{
    jac_lua_keeper most;
    char amount[32];
    if (lua->tripped || lua->refused || !ref || !jac_lua_find_keeper(lua, ref->module, &most)) {
        add_context(lua, ref, error);
        return;
    }
    const char *name = lua->module[most.module].info.name;
    snprintf(error->hint, sizeof error->hint,
             "%s keeps %s between calls%s%s%s, and what a module "
             "remembers belongs in state",
             name, jac_lua_amount(amount, most.bytes / 1024 * 1024, 1024),
             *most.name ? ", most in \"" : "", most.name, *most.name ? "\"" : "");
    add_context(lua, ref, error);
    if (most.module == ref->module)
        return;
    snprintf(error->module, sizeof error->module, "%s", name);
    error->hook[0] = '\0';
    snprintf(error->file, sizeof error->file, "%s",
             most.line ? most.file : lua->module[most.module].info.shown);
    error->line = most.line;
}

/* The text of an error value; one of another type is told by its type. */
static const char *value_text(lua_State *L, char *room, size_t size)
{
    int type = lua_type(L, -1);
    if (type == LUA_TSTRING)
        return lua_tostring(L, -1);
    if (type == LUA_TNUMBER && lua_isinteger(L, -1))
        snprintf(room, size, "%lld", (long long)lua_tointeger(L, -1));
    else if (type == LUA_TNUMBER)
        jac_lua_float_text(lua_tonumber(L, -1), room, size);
    else
        snprintf(room, size, "(error object is a %s value)", lua_typename(L, type));
    return room;
}

jac_status jac_lua_failed(jac_lua *lua, int code, const jac_lua_ref *ref, jac_error *error)
{
    lua_State *L = lua->L;
    jac_error made = { .status = JAC_E_MODULE };
    char room[160];
    lua->growing = false;
    jac_lua_made_nan(); /* whoever catches this made none */
    bool limit = lua->tripped || code == LUA_ERRMEM || lua->out_of_memory;
    if (code == LUA_ERRMEM)
        lua->out_of_memory = true;
    const char *text = value_text(L, room, sizeof room);
    char passed_on[sizeof lua->raised.what];
    jac_error_text(&lua->raised, passed_on, sizeof passed_on);
    if (lua->raised_set && strcmp(text, passed_on) == 0) {
        made = lua->raised;
    } else {
        snprintf(made.file, sizeof made.file, "%s", limit ? lua->trip_file : lua->error_file);
        made.line = limit ? lua->trip_line : lua->error_line;
        if (limit) {
            jac_lua_limit_text(lua, !lua->tripped, room, sizeof room);
            text = room;
        }
        size_t prefix = made.line ? place_prefix(text, made.file, made.line) : 0;
        char file[sizeof made.file];
        int line;
        if (!prefix && (prefix = read_prefix(text, file, sizeof file, &line)) > 0) {
            if (!ref || is_own_file(lua, ref, file)) { /* no ref: the text is Lua's own */
                snprintf(made.file, sizeof made.file, "%s", file);
                made.line = line;
            } else {
                prefix = 0;
            }
        }
        put_text(&made, text + prefix);
    }
    lua->raised_set = false;
    lua_pop(L, 1);
    if (!made.module[0] && limit)
        blame_keeper(lua, ref, &made);
    else if (!made.module[0])
        add_context(lua, ref, &made);
    if (error)
        *error = made;
    return made.status;
}

void jac_lua_place(const jac_lua *lua, const jac_lua_ref *ref, const char *file, int line,
                   jac_error *error)
{
    snprintf(error->file, sizeof error->file, "%s", file);
    error->line = line;
    add_context(lua, ref, error);
}

jac_status jac_lua_blame(jac_lua *lua, const jac_lua_ref *ref, const char *what, jac_error *error)
{
    char limit[120];
    jac_error made = { .status = JAC_E_MODULE };
    bool met = lua->tripped || lua->out_of_memory;
    snprintf(made.file, sizeof made.file, "%s", met ? lua->trip_file : lua->error_file);
    made.line = met ? lua->trip_line : lua->error_line;
    if (met)
        jac_lua_limit_text(lua, !lua->tripped, limit, sizeof limit);
    put_text(&made, met ? limit : what);
    if (met)
        blame_keeper(lua, ref, &made);
    else
        add_context(lua, ref, &made);
    if (error)
        *error = made;
    return made.status;
}

/* At the beginning of the function that `ar` describes. */
static jac_status blame_at(jac_lua *lua, const jac_lua_ref *ref, const lua_Debug *ar,
                           const char *what, jac_error *error)
{
    snprintf(lua->error_file, sizeof lua->error_file, "%s", ar->short_src);
    lua->error_line = ar->linedefined;
    return jac_lua_blame(lua, ref, what, error);
}

jac_status jac_lua_blame_function(jac_lua *lua, const jac_lua_ref *ref, const char *what,
                                  jac_error *error)
{
    lua_Debug ar;
    lua_rawgeti(lua->L, LUA_REGISTRYINDEX, ref->registry);
    lua_getinfo(lua->L, ">S", &ar);
    return blame_at(lua, ref, &ar, what, error);
}

int jac_lua_raise(lua_State *L, const jac_error *error)
{
    jac_lua *lua = jac_lua_of(L);
    char text[sizeof error->what];
    lua->raised = *error;
    lua->raised_set = true;
    jac_error_text(error, text, sizeof text);
    lua_pushstring(L, text);
    return lua_error(L);
}

void jac_lua_describe_budget(jac_lua *lua)
{
    if (lua->depth == 0 && !lua->game)
        jac_lua_budget(lua, lua->limits.instructions < JAC_LUA_DESCRIBE_BUDGET
                                ? lua->limits.instructions
                                : JAC_LUA_DESCRIBE_BUDGET);
}

jac_status jac_lua_protected(jac_lua *lua, const jac_lua_ref *ref, int argc, int results,
                             jac_error *error)
{
    lua_State *L = lua->L;
    int base = lua_gettop(L) - argc;
    if (!lua_checkstack(L, 8 + (results > 0 ? results : 0))) {
        lua_settop(L, base - 1);
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    lua_pushcfunction(L, jac_lua_message);
    lua_insert(L, base);
    jac_lua_frame frame;
    jac_lua_enter(lua, &frame, ref);
    lua_Debug ar;
    lua_pushvalue(L, base + 1);
    lua_getinfo(L, ">S", &ar);
    int code = lua_pcall(L, argc, results, base);
    jac_status status = JAC_OK;
    if (code != LUA_OK) {
        status = jac_lua_failed(lua, code, ref, error);
    } else if (jac_lua_made_nan()) {
        lua_settop(L, base);
        status = blame_at(lua, ref, &ar, JAC_LUA_NAN_TEXT, error);
    }
    jac_lua_leave(lua, &frame);
    lua_remove(L, base);
    return status;
}

typedef struct guarded {
    void (*f)(jac_lua *lua, void *ud);
    void *ud;
} guarded;

static int run_guarded(lua_State *L)
{
    guarded *g = lua_touserdata(L, 1);
    g->f(jac_lua_of(L), g->ud);
    return 0;
}

jac_status jac_lua_guard(jac_lua *lua, uint16_t module, const char *what,
                         void (*f)(jac_lua *lua, void *ud), void *ud, jac_error *error)
{
    lua_State *L = lua->L;
    guarded g = { f, ud };
    jac_lua_ref ref = { .module = module };
    snprintf(ref.where, sizeof ref.where, "%s", what ? what : "");
    if (!lua_checkstack(L, 8))
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    jac_lua_describe_budget(lua);
    lua_pushcfunction(L, jac_lua_message);
    lua_pushcfunction(L, run_guarded);
    lua_pushlightuserdata(L, &g);
    jac_lua_frame frame;
    jac_lua_enter(lua, &frame, &ref);
    lua->depth--; /* host code: a trip of a call within it ends with that call */
    int code = lua_pcall(L, 1, 0, -3);
    jac_status status = JAC_OK;
    if (code != LUA_OK)
        status = jac_lua_failed(lua, code, &ref, error);
    lua->depth++;
    jac_lua_leave(lua, &frame);
    lua_pop(L, 1);
    return status;
}
