/* environment.c - what one module sees: its globals, its files, its `require`. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "internal.h"

enum { FILE_MAX = 1 << 20 }; /* bytes of one Lua file */

/* ---- globals --------------------------------------------------------------------------------- */

static int set_global(lua_State *L)
{
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : luaL_typename(L, 2);
    return luaL_error(L, "\"%s\" would be a global; write local %s, or declare it in state", name,
                      name);
}

static int set_constant(lua_State *L)
{
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : luaL_typename(L, 2);
    return luaL_error(L, "\"%s\" can't be set here; this table is read-only", name);
}

static int read_only_length(lua_State *L)
{
    lua_getmetatable(L, 1);
    lua_getfield(L, -1, "__index");
    lua_pushinteger(L, (lua_Integer)lua_rawlen(L, -1));
    return 1;
}

void jac_lua_read_only(lua_State *L)
{
    lua_newtable(L);
    lua_createtable(L, 0, 4);
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, set_constant);
    lua_setfield(L, -2, "__newindex");
    lua_pushcfunction(L, read_only_length);
    lua_setfield(L, -2, "__len");
    lua_pushliteral(L, "jac.ReadOnly");
    lua_setfield(L, -2, "__name");
    lua_setmetatable(L, -2);
    lua_remove(L, -2);
}

/* ruled(id): is this ruling on? Ids are unique over all modules; one's own is found first. */
static int ruled(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    size_t own = (size_t)lua_tointeger(L, lua_upvalueindex(1));
    const char *id = luaL_checkstring(L, 1);
    lua_settop(L, 1);
    for (size_t i = 0; i <= lua->module_count; i++) {
        size_t m = i == 0 ? own : i - 1;
        if (m >= lua->module_count || lua->module[m].rulings == 0)
            continue;
        lua_rawgeti(L, LUA_REGISTRYINDEX, lua->module[m].rulings);
        lua_pushvalue(L, 1);
        if (lua_rawget(L, -2) == LUA_TBOOLEAN)
            return 1;
        lua_pop(L, 2);
    }
    return luaL_error(L, "no ruling \"%s\" is known; is it in this module's `rulings`?", id);
}

/* Gives a module's reference a table unless it has one. */
static void own_table(lua_State *L, int *ref)
{
    if (*ref > 0)
        return;
    lua_newtable(L);
    *ref = luaL_ref(L, LUA_REGISTRYINDEX);
}

static int make_environment(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    uint16_t m = (uint16_t)lua_tointeger(L, 1);
    jac_lua_module *module = &lua->module[m];
    own_table(L, &module->options);
    own_table(L, &module->rulings);
    for (int kind = 0; kind < JAC_NAME_COUNT; kind++)
        own_table(L, &module->names[kind]);
    own_table(L, &module->loaded);
    lua_newtable(L); /* the module's globals, behind the closed table that it sees */
    lua_rawgeti(L, LUA_REGISTRYINDEX, lua->shared);
    for (lua_pushnil(L); lua_next(L, -2);) {
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        lua_rawset(L, -5);
    }
    lua_pop(L, 1);
    lua_rawgeti(L, LUA_REGISTRYINDEX, module->options);
    jac_lua_read_only(L);
    lua_setfield(L, -2, "opt");
    lua_pushinteger(L, m);
    lua_pushcclosure(L, ruled, 1);
    lua_setfield(L, -2, "ruled");
    lua_pushinteger(L, m);
    lua_pushcclosure(L, jac_lua_require, 1);
    lua_setfield(L, -2, "require");
    jac_lua_state_table(L, m);
    lua_setfield(L, -2, "state");
    jac_lua_read_only(L);
    lua_getmetatable(L, -1);
    lua_pushcfunction(L, set_global);
    lua_setfield(L, -2, "__newindex");
    lua_pop(L, 1);
    lua_pushinteger(L, luaL_ref(L, LUA_REGISTRYINDEX));
    return 1;
}

int jac_lua_environment(jac_lua *lua, uint16_t module)
{
    lua_State *L = lua->L;
    int made = LUA_NOREF;
    if (!lua_checkstack(L, 4))
        return made;
    lua_pushcfunction(L, make_environment);
    lua_pushinteger(L, module);
    if (lua_pcall(L, 1, 1, 0) == LUA_OK)
        made = (int)lua_tointeger(L, -1);
    lua_pop(L, 1);
    lua->module[module].environment = made;
    return made;
}

/* ---- files ----------------------------------------------------------------------------------- */

/* Reads a whole file; NULL and *error when that can't be done. */
static char *read_whole(const char *path, const char *shown, size_t *size, jac_error *error)
{
    /* Opening a pipe that nobody writes to would wait for ever. */
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct stat info;
    bool regular = fd >= 0 && fstat(fd, &info) == 0 && S_ISREG(info.st_mode);
    FILE *file = regular ? fdopen(fd, "rb") : NULL;
    if (!file) {
        jac_fail(error, JAC_E_IO, shown, 0, "can't be opened: %s",
                 fd >= 0 && !regular ? "it is no ordinary file" : strerror(errno));
        if (fd >= 0)
            close(fd);
        return NULL;
    }
    char *text = malloc(FILE_MAX + 1);
    *size = text ? fread(text, 1, FILE_MAX + 1, file) : 0;
    bool broken = ferror(file) != 0;
    fclose(file);
    if (text && !broken && *size <= FILE_MAX)
        return text;
    if (!text)
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    else if (broken)
        jac_fail(error, JAC_E_IO, shown, 0, "can't be read");
    else
        jac_fail(error, JAC_E_RULES, shown, 0, "the file has more than %d bytes", FILE_MAX);
    free(text);
    return NULL;
}

/* What editors and shells put before the text goes, as with Lua's own files: a byte order mark, a
 * first line that begins with #. The line's end stays, so that lines keep their numbers. */
static size_t before_text(const char *text, size_t size)
{
    size_t skip = size >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    if (skip < size && text[skip] == '#')
        while (skip < size && text[skip] != '\n')
            skip++;
    return skip;
}

/* Lua shows 59 characters of a chunk's name; a longer one keeps its beginning and its file. */
static void chunk_name(const char *shown, char name[80])
{
    size_t length = strlen(shown);
    const char *slash = strrchr(shown, '/');
    size_t tail = slash ? strlen(slash) : 0;
    if (length <= 59)
        snprintf(name, 80, "@%s", shown);
    else if (tail > 0 && tail < 40)
        snprintf(name, 80, "@%.*s~%s", (int)(58 - tail), shown, slash);
    else
        snprintf(name, 80, "@%.59s", shown);
}

jac_status jac_lua_read_chunk(jac_lua *lua, int environment, const char *path, const char *shown,
                              jac_error *error)
{
    lua_State *L = lua->L;
    size_t size;
    char *text = read_whole(path, shown, &size, error);
    if (!text)
        return error ? error->status : JAC_E_IO;
    char name[80];
    chunk_name(shown, name);
    if (!lua_checkstack(L, 4)) {
        free(text);
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    lua->error_line = 0;
    lua->error_file[0] = '\0';
    bool binary = size > 0 && text[0] == LUA_SIGNATURE[0];
    size_t skip = before_text(text, size);
    int code = luaL_loadbufferx(L, text + skip, size - skip, name, "t");
    free(text);
    if (code != LUA_OK) {
        jac_error made;
        jac_lua_failed(lua, code, NULL, &made);
        if (binary)
            jac_fail(&made, JAC_E_RULES, shown, 0, "is compiled Lua; only its source is read");
        else if (!made.file[0])
            snprintf(made.file, sizeof made.file, "%s", shown);
        made.status = JAC_E_RULES;
        if (error)
            *error = made;
        return made.status;
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, environment);
    lua_setupvalue(L, -2, 1);
    return JAC_OK;
}

jac_status jac_lua_run_file(jac_lua *lua, uint16_t module, const char *path, const char *shown,
                            jac_error *error)
{
    jac_status status =
        jac_lua_read_chunk(lua, lua->module[module].environment, path, shown, error);
    if (status != JAC_OK)
        return status;
    jac_lua_ref ref = { .module = module };
    const char *slash = strrchr(shown, '/');
    snprintf(ref.where, sizeof ref.where, "%.60s", slash ? slash + 1 : shown);
    jac_lua_describe_budget(lua);
    status = jac_lua_protected(lua, &ref, 0, 1, error);
    return status;
}

/* ---- require --------------------------------------------------------------------------------- */

/* Only a bare name: no folders, no dots, so that nothing leads out. */
static bool is_bare(const char *name, size_t length)
{
    if (length == 0 || length > 40)
        return false;
    return strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") ==
           length;
}

bool jac_lua_inside(const char *folder, const char *path)
{
    char real_folder[PATH_MAX], real_path[PATH_MAX];
    if (!realpath(folder, real_folder) || !realpath(path, real_path))
        return false;
    size_t length = strlen(real_folder);
    return strncmp(real_folder, real_path, length) == 0 && real_path[length] == '/';
}

/* Runs the file and leaves its result on the stack. */
static void run_required(lua_State *L, jac_lua_module *module, const char *name)
{
    jac_lua *lua = jac_lua_of(L);
    char path[PATH_MAX], shown[200];
    if (!module->folder ||
        snprintf(path, sizeof path, "%s/%s.lua", module->folder, name) >= (int)sizeof path)
        luaL_error(L, "require \"%s\": this module is a single file; it has no folder", name);
    snprintf(shown, sizeof shown, "%.120s/%s.lua", module->info.shown ? module->info.shown : "",
             name);
    if (access(path, R_OK) != 0)
        luaL_error(L, "require \"%s\": there is no file %s", name, shown);
    if (!jac_lua_inside(module->folder, path))
        luaL_error(L, "require \"%s\": %s leads out of the module's folder", name, shown);
    jac_error error;
    if (jac_lua_read_chunk(lua, module->environment, path, shown, &error) != JAC_OK)
        jac_lua_raise(L, &error);
    lua_call(L, 0, 1);
}

/* require(name): the result of name.lua of the module's own folder; run once. Upvalue: the module
 */
int jac_lua_require(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_module *module = &lua->module[lua_tointeger(L, lua_upvalueindex(1))];
    size_t length;
    const char *name = luaL_checklstring(L, 1, &length);
    lua_settop(L, 1);
    lua_rawgeti(L, LUA_REGISTRYINDEX, module->loaded);
    lua_pushvalue(L, 1);
    if (lua_rawget(L, 2) != LUA_TNIL) {
        if (lua_islightuserdata(L, -1))
            return luaL_error(L, "require \"%s\": it is being read; two files require each other",
                              name);
        return 1;
    }
    if (!is_bare(name, length))
        return luaL_error(L,
                          "require \"%s\": only the name of a file in the module's own folder, "
                          "without .lua",
                          name);
    if (lua->game)
        return luaL_error(L, "require \"%s\": not during a game; do it at the top of the file",
                          name);
    jac_lua_charge(L, 1000);
    lua_pushvalue(L, 1);
    lua_pushlightuserdata(L, lua);
    lua_rawset(L, 2);
    run_required(L, module, name);
    if (lua_isnil(L, -1)) {
        lua_pop(L, 1);
        lua_pushboolean(L, true);
    }
    lua_pushvalue(L, 1);
    lua_pushvalue(L, -2);
    lua_rawset(L, 2);
    return 1;
}
