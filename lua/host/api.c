/* api.c - the interface of modules as text and JSON. */
#define _GNU_SOURCE
#include "api.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "api_parts.h"

static const jac_api_kind *const kinds[] = {
    &jac_api_game,    &jac_api_turn,    &jac_api_player, &jac_api_figure, &jac_api_tile,
    &jac_api_segment, &jac_api_feature, &jac_api_place,  &jac_api_cell,
};

size_t jac_api_kinds(const jac_api_kind *const **list)
{
    *list = kinds;
    return sizeof kinds / sizeof *kinds;
}

static const jac_api_item hooks[] = {
#define JAC_STATION(name, since, doc) { "station", #name, "", "", since, doc },
#define JAC_EVENT(name, payload, since, doc) { "event", #name, payload, "", since, doc },
#define JAC_QUERY(name, payload, answer, since, doc)                                               \
    { "query", #name, payload, answer, since, doc },
#include "hooks.def"
};

void jac_api_each(void (*f)(void *ud, const jac_api_item *item), void *ud)
{
    for (size_t i = 0; i < sizeof hooks / sizeof *hooks; i++)
        f(ud, &hooks[i]);
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
        for (size_t i = 0; i < kinds[k]->count; i++) {
            const jac_api_entry *e = &kinds[k]->entry[i];
            const jac_api_item item = { kinds[k]->name, e->name,  e->args,
                                        e->returns,     e->since, e->doc };
            f(ud, &item);
        }
    for (size_t i = 0; i < jac_api_global_count; i++)
        f(ud, &jac_api_globals[i]);
    for (size_t i = 0; i < jac_api_word_count; i++)
        f(ud, &jac_api_words[i]);
    for (size_t i = 0; i < jac_api_module_count; i++)
        f(ud, &jac_api_module[i]);
}

/* ---- for people ------------------------------------------------------------------------------ */

static bool is_hook(const jac_api_item *item)
{
    return strcmp(item->section, "station") == 0 || strcmp(item->section, "event") == 0 ||
           strcmp(item->section, "query") == 0;
}

static bool is_kind(const char *section)
{
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
        if (strcmp(section, kinds[k]->name) == 0)
            return true;
    return false;
}

static bool is_module_key(const jac_api_item *item)
{
    return isupper((unsigned char)item->section[0]) != 0;
}

/* "a:integer b:player?" as "a: integer, b: player?"; without types, "a, b". */
static void write_args(FILE *out, const char *args, bool types)
{
    for (bool first = true; args && *args; first = false) {
        size_t length = strcspn(args, " "), name = strcspn(args, ": ");
        fprintf(out, "%s%.*s", first ? "" : ", ", (int)name, args);
        if (types && name < length)
            fprintf(out, ": %.*s", (int)(length - name - 1), args + name + 1);
        args += length + (args[length] == ' ');
    }
}

/* A core query's first argument is the answer so far, or it is put in front. */
static void write_query_args(FILE *out, const jac_api_item *item)
{
    size_t name = strcspn(item->args, ":"), length = strcspn(item->args, " ");
    size_t answer = strlen(item->returns);
    bool first =
        length - name - 1 == answer && strncmp(item->args + name + 1, item->returns, answer) == 0;
    fprintf(out, "game, ");
    if (!first)
        fprintf(out, "answer: %s%s", item->returns, *item->args ? ", " : "");
    write_args(out, item->args, true);
}

static void write_heading(FILE *out, const jac_api_item *item)
{
    if (is_hook(item)) {
        fprintf(out, "%s %s(", item->section, item->name);
        if (strcmp(item->section, "query") == 0)
            write_query_args(out, item);
        else
            fprintf(out, *item->args ? "game, " : "game");
        if (strcmp(item->section, "event") == 0)
            write_args(out, item->args, true);
        fprintf(out, ")%s%s", *item->returns ? " -> " : "", item->returns);
    } else if (item->args) {
        bool member = is_kind(item->section);
        fprintf(out, "%s%s%s(", member ? item->section : "", member ? ":" : "", item->name);
        write_args(out, item->args, true);
        fprintf(out, ")%s%s", *item->returns ? " -> " : "", item->returns);
    } else if (is_kind(item->section)) {
        fprintf(out, "%s.%s: %s", item->section, item->name, item->returns);
    } else if (is_module_key(item)) {
        fprintf(out, "%s.%s: %s", item->section, item->name, item->returns);
    } else {
        fprintf(out, "%s%s%s", item->name, *item->returns ? ": " : "", item->returns);
    }
}

typedef struct shown {
    FILE *out;
    const char *name;    /* NULL: everything */
    const char *section; /* of the last item */
} shown;

/* "go_home", "figure:go_home", "figure.owner", "Offer.each", or a whole section. */
static bool is_asked(const jac_api_item *item, const char *name)
{
    size_t section = strlen(item->section);
    return !name || strcmp(item->name, name) == 0 || strcmp(item->section, name) == 0 ||
           (strncmp(name, item->section, section) == 0 &&
            (name[section] == ':' || name[section] == '.') &&
            strcmp(name + section + 1, item->name) == 0);
}

static void show_item(void *ud, const jac_api_item *item)
{
    shown *s = ud;
    if (!is_asked(item, s->name))
        return;
    bool fresh = !s->section || strcmp(s->section, item->section) != 0;
    if (s->section && (fresh || !s->name))
        fputc('\n', s->out);
    s->section = item->section;
    write_heading(s->out, item);
    fprintf(s->out, "\n    %s (since %s)\n", item->doc, item->since);
}

char *jac_api_text(const char *name)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return NULL;
    shown s = { out, name, NULL };
    for (size_t k = 0; name && k < sizeof kinds / sizeof *kinds; k++)
        if (strcmp(name, kinds[k]->name) == 0)
            fprintf(out, "%s: %s\n", kinds[k]->name, kinds[k]->doc);
    jac_api_each(show_item, &s);
    return fclose(out) == 0 ? text : NULL;
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void write_json_text(FILE *out, const char *text)
{
    fputc('"', out);
    for (const char *c = text; *c; c++) {
        if (*c == '"' || *c == '\\')
            fputc('\\', out);
        fputc(*c, out);
    }
    fputc('"', out);
}

static void write_json_args(FILE *out, const char *args)
{
    fputc('[', out);
    for (bool first = true; *args; first = false) {
        size_t length = strcspn(args, " "), name = strcspn(args, ": ");
        fprintf(out, "%s{\"name\":\"%.*s\",\"type\":\"%.*s\"}", first ? "" : ",", (int)name, args,
                name < length ? (int)(length - name - 1) : 3,
                name < length ? args + name + 1 : "any");
        args += length + (args[length] == ' ');
    }
    fputc(']', out);
}

static void json_item(void *ud, const jac_api_item *item)
{
    shown *s = ud;
    fprintf(s->out, "%s\n{\"section\":\"%s\",\"name\":\"%s\"", s->section ? "," : "", item->section,
            item->name);
    s->section = item->section;
    if (item->args) {
        fputs(",\"args\":", s->out);
        write_json_args(s->out, item->args);
    }
    fputs(item->args ? ",\"returns\":" : ",\"type\":", s->out);
    write_json_text(s->out, item->returns);
    fputs(",\"since\":", s->out);
    write_json_text(s->out, item->since);
    fputs(",\"doc\":", s->out);
    write_json_text(s->out, item->doc);
    fputc('}', s->out);
}

char *jac_api_json(void)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return NULL;
    fprintf(out, "{\"version\":\"" JAC_VERSION "\",\"api\":1,\"items\":[");
    shown s = { out, NULL, NULL };
    jac_api_each(json_item, &s);
    fputs("\n]}\n", out);
    return fclose(out) == 0 ? text : NULL;
}

/* ---- luacheck and nearest -------------------------------------------------------------------- */

char *jac_api_luacheck(void)
{
    static const char *const tables[] = { "math", "string", "table" };
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return NULL;
    fputs("std = {\n  read_globals = {\n", out);
    for (size_t i = 0; i < jac_api_global_count; i++)
        if (!strchr(jac_api_globals[i].name, '.') && strcmp(jac_api_globals[i].name, "state") != 0)
            fprintf(out, "    \"%s\",\n", jac_api_globals[i].name);
    for (size_t t = 0; t < sizeof tables / sizeof *tables; t++) {
        size_t prefix = strlen(tables[t]);
        fprintf(out, "    %s = { fields = {", tables[t]);
        for (size_t i = 0; i < jac_api_global_count; i++)
            if (strncmp(jac_api_globals[i].name, tables[t], prefix) == 0 &&
                jac_api_globals[i].name[prefix] == '.')
                fprintf(out, " \"%s\",", jac_api_globals[i].name + prefix + 1);
        fputs(" } },\n", out);
    }
    fputs("  },\n  globals = { state = { other_fields = true, read_only = false } },\n}\n", out);
    return fclose(out) == 0 ? text : NULL;
}

typedef struct names {
    const char *at[512];
    size_t count;
} names;

static void add_name(void *ud, const jac_api_item *item)
{
    names *n = ud;
    if (n->count < sizeof n->at / sizeof *n->at)
        n->at[n->count++] = item->name;
}

const char *jac_api_nearest(const char *name)
{
    names n = { .count = 0 };
    jac_api_each(add_name, &n);
    return jac_nearest(name, n.at, n.count);
}
