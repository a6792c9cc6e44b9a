/* meta.c - the LuaLS annotations, lua/meta/jacquerie.lua. */
#define _GNU_SOURCE
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "api.h"
#include "api_parts.h"

/* "figure" -> "jac.Figure"; words too; Lua's own types and whole expressions stay. */
static void write_type(FILE *out, const char *type, size_t length)
{
    static const struct {
        const char *ours, *theirs;
    } other[] = { { "players", "jac.Player[]" },
                  { "rotation", "integer" },
                  { "symbol", "string" },
                  { "offer", "string" } };
    size_t word = 0;
    while (word < length && (isalnum((unsigned char)type[word]) || type[word] == '_'))
        word++;
    for (size_t i = 0; i < sizeof other / sizeof *other; i++)
        if (strlen(other[i].ours) == word && memcmp(other[i].ours, type, word) == 0) {
            fprintf(out, "%s%.*s", other[i].theirs, (int)(length - word), type + word);
            return;
        }
    const jac_api_kind *const *kinds;
    size_t count = jac_api_kinds(&kinds);
    bool ours = false;
    for (size_t k = 0; k < count; k++)
        ours = ours || (strlen(kinds[k]->name) == word && memcmp(kinds[k]->name, type, word) == 0);
    for (size_t i = 0; i < jac_api_word_count; i++)
        ours = ours || (strlen(jac_api_words[i].name) == word &&
                        memcmp(jac_api_words[i].name, type, word) == 0);
    if (ours && word > 0)
        fprintf(out, "jac.%c%.*s", toupper((unsigned char)type[0]), (int)(length - 1), type + 1);
    else
        fprintf(out, "%.*s", (int)length, type);
}

/* Calls f for each "name:type" of a list of arguments. */
static void each_arg(FILE *out, const char *args,
                     void (*f)(FILE *out, const char *name, size_t n, const char *type, size_t m))
{
    while (args && *args) {
        size_t length = strcspn(args, " "), name = strcspn(args, ": ");
        if (name < length)
            f(out, args, name, args + name + 1, length - name - 1);
        else
            f(out, args, name, "any", 3);
        args += length + (args[length] == ' ');
    }
}

static void param_line(FILE *out, const char *name, size_t n, const char *type, size_t m)
{
    bool optional = m > 0 && type[m - 1] == '?' && strncmp(name, "...", 3) != 0;
    fprintf(out, "---@param %.*s%s ", (int)n, name, optional ? "?" : "");
    write_type(out, type, optional ? m - 1 : m);
    fputc('\n', out);
}

/* ", name: type" within fun(...) */
static void fun_param(FILE *out, const char *name, size_t n, const char *type, size_t m)
{
    fprintf(out, ", %.*s: ", (int)n, name);
    write_type(out, type, m);
}

static void name_list(FILE *out, const char *args)
{
    for (bool first = true; args && *args; first = false) {
        size_t length = strcspn(args, " "), name = strcspn(args, ": ");
        fprintf(out, "%s%.*s", first ? "" : ", ", (int)name, args);
        args += length + (args[length] == ' ');
    }
}

static void write_function(FILE *out, const char *table, const char *mark, const char *name,
                           const jac_api_item *item)
{
    fprintf(out, "\n---%s (since %s)\n", item->doc, item->since);
    each_arg(out, item->args, param_line);
    if (*item->returns) {
        fputs("---@return ", out);
        write_type(out, item->returns, strlen(item->returns));
        fputc('\n', out);
    }
    fprintf(out, "function %s%s%s(", table, mark, name);
    name_list(out, item->args);
    fputs(") end\n", out);
}

/* The class of a kind of handles: fields first, then methods. */
static void write_kind(FILE *out, const jac_api_kind *kind)
{
    char class_[32];
    snprintf(class_, sizeof class_, "%c%s", toupper((unsigned char)kind->name[0]), kind->name + 1);
    fprintf(out, "\n---%s\n---@class jac.%s\n", kind->doc, class_);
    for (size_t i = 0; i < kind->count; i++)
        if (!kind->entry[i].args) {
            fprintf(out, "---@field %s ", kind->entry[i].name);
            write_type(out, kind->entry[i].returns, strlen(kind->entry[i].returns));
            fprintf(out, " %s\n", kind->entry[i].doc);
        }
    fprintf(out, "local %s = {}\n", class_);
    for (size_t i = 0; i < kind->count; i++) {
        const jac_api_entry *e = &kind->entry[i];
        const jac_api_item item = { kind->name, e->name, e->args, e->returns, e->since, e->doc };
        if (e->args)
            write_function(out, class_, ":", e->name, &item);
    }
}

/* Values of a word, "a"|"b"; any string for an open one. */
static void write_words(FILE *out)
{
    for (size_t i = 0; i < jac_api_word_count; i++) {
        const jac_api_item *word = &jac_api_words[i];
        bool marks = strcmp(word->name, "marks") == 0;
        fprintf(out, "\n---%s\n---@alias jac.%c%s ", word->doc,
                toupper((unsigned char)word->name[0]), word->name + 1);
        if (!*word->returns)
            fputs(marks ? "table<string, any>" : "string", out);
        for (const char *v = word->returns; *v;) {
            size_t length = strcspn(v, "|");
            fprintf(out, "%s\"%.*s\"", v == word->returns ? "" : "|", (int)length, v);
            v += length + (v[length] == '|');
        }
        fputc('\n', out);
    }
}

/* fun(game, ...) of a hook, and what else may stand there. */
static void write_hook(void *ud, const jac_api_item *item)
{
    FILE *out = ud;
    bool query = strcmp(item->section, "query") == 0;
    fprintf(out, "---@field %s? fun(game: jac.Game", item->name);
    size_t name = strcspn(item->args, ":"), length = strcspn(item->args, " ");
    bool first = query && length - name - 1 == strlen(item->returns) &&
                 strncmp(item->args + name + 1, item->returns, strlen(item->returns)) == 0;
    if (query && !first) {
        fputs(", answer: ", out);
        write_type(out, item->returns, strlen(item->returns));
    }
    each_arg(out, item->args, fun_param);
    fputc(')', out);
    if (query) {
        fputs(": ", out);
        write_type(out, item->returns, strlen(item->returns));
        fputc('?', out);
    }
    fprintf(out, "|jac.Handler|jac.Handler[] %s\n", item->doc);
}

static void write_on(void *ud, const jac_api_item *item)
{
    if (strcmp(item->section, "station") == 0 || strcmp(item->section, "event") == 0)
        write_hook(ud, item);
}

static void write_queries(void *ud, const jac_api_item *item)
{
    if (strcmp(item->section, "query") == 0)
        write_hook(ud, item);
}

static void write_hooks(FILE *out)
{
    fputs("\n---A function with conditions: { when = {...}, ruling = \"ID\", function }; or, "
          "without one,\n"
          "---the prompt that the active player is asked: { when = {...}, ask = \"protect\" },\n"
          "---or at a station the step that is pushed: { when = {...}, push = \"check\" }.\n"
          "---@class jac.Handler\n---@field when? table Filters by the payload; some = \"PICK\": "
          "only "
          "while that own pick, asked for the active player, has a member.\n"
          "---@field ruling? string Only while this ruling is on.\n---@field cite? string A rule's "
          "id.\n"
          "---@field ask? string An own prompt, in place of a function.\n"
          "---@field push? string An own step, in place of a function, at a station.\n"
          "---@field [1]? function\n"
          "\n---Handlers of stations and events; those of other modules as [\"module.event\"].\n"
          "---@class jac.On\n---@field [string] any\n",
          out);
    jac_api_each(write_on, out);
    fputs("\n---Answers to questions; the answer so far comes first. Return nothing to keep it.\n"
          "---@class jac.Queries\n---@field [string] any\n",
          out);
    jac_api_each(write_queries, out);
}

static void write_module(FILE *out)
{
    const char *class_ = "";
    for (size_t i = 0; i < jac_api_module_count; i++) {
        const jac_api_item *key = &jac_api_module[i];
        if (strcmp(class_, key->section) != 0)
            fprintf(out, "\n---@class jac.%s\n", class_ = key->section);
        size_t length = strlen(key->returns);
        bool optional = key->returns[length - 1] == '?';
        fprintf(out, "---@field %s%s %.*s %s\n", key->name, optional ? "?" : "",
                (int)(optional ? length - 1 : length), key->returns, key->doc);
    }
}

/* Globals that Lua hasn't, or that are other here. */
static void write_globals(FILE *out)
{
    static const char *const own[] = { "opt", "ruled",       "state",      "cell",
                                       "arg", "math.random", "string.find" };
    for (size_t i = 0; i < jac_api_global_count; i++) {
        const jac_api_item *g = &jac_api_globals[i];
        bool is_own = false;
        for (size_t o = 0; o < sizeof own / sizeof *own; o++)
            is_own = is_own || strcmp(own[o], g->name) == 0;
        if (!is_own)
            continue;
        if (g->args)
            write_function(out, "", "", g->name, g);
        else
            fprintf(out, "\n---%s\n---@type %s\n%s = {}\n", g->doc, g->returns, g->name);
    }
}

char *jac_api_meta(void)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return NULL;
    fputs("---@meta jacquerie\n-- For editors with lua-language-server: what a module sees. Made "
          "from the "
          "engine's own tables by\n-- `jacquerie api --meta`; a test compares the two.\n",
          out);
    write_words(out);
    const jac_api_kind *const *kinds;
    size_t count = jac_api_kinds(&kinds);
    for (size_t k = 0; k < count; k++)
        write_kind(out, kinds[k]);
    write_hooks(out);
    write_module(out);
    write_globals(out);
    return fclose(out) == 0 ? text : NULL;
}
