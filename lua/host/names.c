/* names.c - what a module calls its picks, prompts, steps, chances, hooks and cells: ids, found
 * once and then kept in one table a module. */
#include <stdio.h>
#include <string.h>

#include "internal.h"

enum { SHORT_TEXT = 32 }; /* bytes; Lua makes one object of equal texts of at most 40 */

static const char *const what[JAC_NAME_CAUSE] = { "pick",           "prompt", "step",   "chance",
                                                  "event or query", "state",  "counter" };

/* The cells of counters are nobody's `state`. */
static int find_cell(const jac_ruleset *r, const char *name)
{
    int cell = jac_find_cell(r, name);
    return cell >= 0 && r->cell.at[cell].hidden ? -1 : cell;
}

static int find(const jac_ruleset *r, const char *name, jac_name_kind kind)
{
    switch (kind) {
    case JAC_NAME_PICK:
        return jac_find_pick(r, name);
    case JAC_NAME_PROMPT:
        return jac_find_prompt(r, name);
    case JAC_NAME_STEP:
        return jac_find_step(r, name);
    case JAC_NAME_CHANCE:
        return jac_find_chance(r, name);
    case JAC_NAME_HOOK:
        return jac_find_hook(r, name);
    case JAC_NAME_STAT:
        return jac_find_stat(r, name);
    default:
        return find_cell(r, name);
    }
}

/* How many there are, and the symbol of the i-th one's name. */
static uint32_t count_of(const jac_ruleset *r, jac_name_kind kind)
{
    const uint32_t counts[JAC_NAME_CAUSE] = { r->pick.count,   r->prompt.count, r->step.count,
                                              r->chance.count, r->hook.count,   r->cell.count,
                                              r->stat.count };
    return counts[kind];
}

static uint16_t name_at(const jac_ruleset *r, jac_name_kind kind, uint32_t i, uint16_t *module)
{
    switch (kind) {
    case JAC_NAME_PICK:
        *module = r->pick.at[i].module;
        return r->pick.at[i].name;
    case JAC_NAME_PROMPT:
        *module = r->prompt.at[i].module;
        return r->prompt.at[i].name;
    case JAC_NAME_STEP:
        *module = r->step.at[i].module;
        return r->step.at[i].name;
    case JAC_NAME_CHANCE:
        *module = r->chance.at[i].module;
        return r->chance.at[i].name;
    case JAC_NAME_HOOK:
        *module = r->hook.at[i].module;
        return r->hook.at[i].name;
    case JAC_NAME_STAT:
        *module = r->stat.at[i].module;
        return r->stat.at[i].name;
    default:
        *module = r->cell.at[i].hidden ? JAC_NONE : r->cell.at[i].module;
        return r->cell.at[i].name;
    }
}

/* Raises for an unknown name, with the nearest one of the module's own. */
static int unknown(lua_State *L, const jac_lua_module *module, const char *name, jac_name_kind kind)
{
    const jac_ruleset *r = jac_lua_of(L)->rules;
    const char *names[64];
    size_t n = 0, prefix = strlen(module->info.name) + 1;
    for (uint32_t i = 0; i < count_of(r, kind) && n < 64; i++) {
        uint16_t owner;
        const char *full = jac_text(r, name_at(r, kind, i, &owner));
        if (owner == module->id)
            names[n++] =
                strncmp(full, module->info.name, prefix - 1) == 0 && full[prefix - 1] == '.'
                    ? full + prefix
                    : full;
    }
    const char *near = jac_nearest(name, names, n);
    return luaL_error(L, "%s has no %s \"%s\"%s%s%s", module->info.name, what[kind], name,
                      near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

/* The module's own first ("module.name"), then the core's or another's by its full name. */
static int resolve(const jac_lua *lua, const jac_lua_module *module, const char *name,
                   jac_name_kind kind)
{
    char full[200];
    uint16_t symbol = JAC_NONE;
    if (kind == JAC_NAME_CAUSE || kind == JAC_NAME_WORD) {
        symbol = jac_lua_cause(lua, name);
        if (symbol == JAC_NONE && kind == JAC_NAME_WORD)
            symbol = jac_symbol_find(lua->rules, name);
        return symbol == JAC_NONE ? -1 : symbol;
    }
    snprintf(full, sizeof full, "%s.%s", module->info.name, name);
    int id = find(lua->rules, full, kind);
    bool own_only = kind == JAC_NAME_CELL || kind == JAC_NAME_STEP || kind == JAC_NAME_CHANCE ||
                    kind == JAC_NAME_STAT;
    return id >= 0 || own_only ? id : find(lua->rules, name, kind);
}

/* Looks in the module's table of names, which keeps what is found. */
static int look_up(lua_State *L, uint16_t m, int arg, jac_name_kind kind)
{
    const jac_lua *lua = jac_lua_of(L);
    const jac_lua_module *module = &lua->module[m];
    lua_rawgeti(L, LUA_REGISTRYINDEX, module->names[kind]);
    lua_pushvalue(L, arg);
    if (lua_rawget(L, -2) == LUA_TNUMBER) {
        int known = (int)lua_tointeger(L, -1);
        lua_pop(L, 2);
        return known;
    }
    lua_pop(L, 1);
    int id = resolve(lua, module, lua_tostring(L, arg), kind);
    if (id >= 0) {
        lua_pushvalue(L, arg);
        lua_pushinteger(L, id);
        lua_rawset(L, -3);
    }
    lua_pop(L, 1);
    return id;
}

/* The id of the name at `arg` for module m, or -1. A short text is one object in Lua: once the
 * table of names keeps it, no other text is ever at its address. */
static int find_kept(lua_State *L, uint16_t m, int arg, jac_name_kind kind)
{
    size_t length;
    const char *text = lua_tolstring(L, arg, &length);
    uintptr_t hash = (uintptr_t)text / 16 + m * 7u + (uintptr_t)kind * 31u;
    jac_lua_found *found = &jac_lua_of(L)->found[hash % JAC_LUA_FOUND_MAX];
    if (found->text == text && found->module == m && found->kind == (uint16_t)kind)
        return found->id;
    int id = look_up(L, m, arg, kind);
    if (id >= 0 && length <= SHORT_TEXT)
        *found = (jac_lua_found){ text, m, (uint16_t)kind, id };
    return id;
}

int jac_lua_name_of(lua_State *L, uint16_t m, int arg, jac_name_kind kind)
{
    const jac_lua *lua = jac_lua_of(L);
    if (lua_type(L, arg) != LUA_TSTRING)
        return luaL_typeerror(L, arg, "string");
    if (!lua->rules)
        return luaL_error(L, "there is no game now");
    int id = find_kept(L, m, arg, kind);
    return id >= 0 ? id : unknown(L, &lua->module[m], lua_tostring(L, arg), kind);
}

int jac_lua_find_name(lua_State *L, int arg, jac_name_kind kind)
{
    const jac_lua *lua = jac_lua_of(L);
    if (!lua->running || !lua->rules || lua_type(L, arg) != LUA_TSTRING)
        return -1;
    return find_kept(L, lua->running->module, arg, kind);
}

int jac_lua_name(lua_State *L, int arg, jac_name_kind kind)
{
    const jac_lua *lua = jac_lua_of(L);
    if (!lua->running || !lua->game)
        return luaL_error(L, "there is no game now");
    return jac_lua_name_of(L, lua->running->module, arg, kind);
}
