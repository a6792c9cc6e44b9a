/* attack.c - a script's head, and the folder it is played from. */
#define _GNU_SOURCE
#include "hostile.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char *read_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    size_t size = 0, room = 0;
    char *text = NULL;
    do {
        room += 1 << 16;
        text = realloc(text, room + 1);
        if (!text)
            abort();
        size += fread(text + size, 1, room - size, file);
    } while (size == room);
    fclose(file);
    text[size] = '\0';
    return text;
}

static void write_file(const char *path, const char *text, size_t size)
{
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(text, 1, size, file) != size || fclose(file) != 0)
        abort();
}

bool attack_read(attack *a, const char *path)
{
    memset(a, 0, sizeof *a);
    snprintf(a->path, sizeof a->path, "%s", path);
    const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path;
    snprintf(a->name, sizeof a->name, "%.*s", (int)strcspn(base, "."), base);
    a->text = read_file(path);
    a->head = a->text ? strdup(a->text) : NULL;
    if (!a->head)
        return false;
    for (char *line = a->head; strncmp(line, "-- ", 3) == 0 && a->line_count < ATTACK_LINES;) {
        char *end = strchr(line, '\n');
        if (!end)
            break;
        *end = '\0';
        a->line[a->line_count++] = line + 3;
        line = end + 1;
    }
    snprintf(a->about, sizeof a->about, "%s", a->line_count ? a->line[0] : "");
    const char *value;
    for (size_t i = 0; (value = attack_value(a, "expect", i)) != NULL; i++)
        say(a->expected, "%s\n", value);
    return true;
}

void attack_free(attack *a)
{
    free(a->text);
    free(a->head);
}

const char *attack_value(const attack *a, const char *key, size_t n)
{
    size_t length = strlen(key);
    for (size_t i = 1; i < a->line_count; i++)
        if (strncmp(a->line[i], key, length) == 0 && strncmp(a->line[i] + length, ": ", 2) == 0 &&
            n-- == 0)
            return a->line[i] + length + 2;
    return NULL;
}

/* ---- files beside init.lua ------------------------------------------------------------------- */

static size_t unescape(const char *from, char *to)
{
    char *start = to;
    for (; *from; from++) {
        if (from[0] == '\\' && from[1] == 'n') {
            *to++ = '\n';
            from++;
        } else {
            *to++ = *from;
        }
    }
    return (size_t)(to - start);
}

static void make_big(const char *path, size_t size)
{
    FILE *file = fopen(path, "wb");
    if (!file)
        abort();
    for (size_t i = 0; i < size; i++)
        fputc(i % 64 == 63 ? '\n' : '-', file);
    fclose(file);
}

static size_t from_hex(const char *hex, char *to)
{
    size_t n = 0;
    for (unsigned byte; sscanf(hex, "%2x", &byte) == 1; hex += 2)
        to[n++] = (char)byte;
    return n;
}

/* "NAME VALUE" of a key, each. */
static void make_files(const attack *a, const char *folder)
{
    static const char *const keys[] = { "file", "bytes", "make", "link", "fifo" };
    for (size_t key = 0; key < sizeof keys / sizeof keys[0]; key++) {
        const char *value;
        for (size_t i = 0; (value = attack_value(a, keys[key], i)) != NULL; i++) {
            char path[700], text[2000];
            int name = (int)strcspn(value, " ");
            const char *rest = value[name] ? value + name + 1 : "";
            snprintf(path, sizeof path, "%s/%.*s", folder, name, value);
            switch (key) {
            case 0:
                write_file(path, text, unescape(rest, text));
                break;
            case 1:
                write_file(path, text, from_hex(rest, text));
                break;
            case 2:
                make_big(path, strtoul(rest, NULL, 10));
                break;
            case 3:
                if (symlink(rest, path) != 0)
                    abort();
                break;
            default:
                if (mkfifo(path, 0600) != 0)
                    abort();
            }
        }
    }
}

static void install(const char *folder, const char *name, const char *text)
{
    char path[600];
    snprintf(path, sizeof path, "%s/mods/%s", folder, name);
    mkdir(path, 0700);
    snprintf(path, sizeof path, "%s/mods/%s/init.lua", folder, name);
    write_file(path, text, strlen(text));
}

void attack_install(const attack *a, const char *hostile, const char *folder)
{
    char path[600];
    snprintf(path, sizeof path, "%s/mods", folder);
    mkdir(path, 0700);
    install(folder, a->name, a->text);
    snprintf(path, sizeof path, "%s/mods/%s", folder, a->name);
    make_files(a, path);
    const char *with = "innocent";
    for (size_t i = 0; with; with = attack_value(a, "with", i++)) {
        snprintf(path, sizeof path, "%s/with/%s.lua", hostile, with);
        char *text = read_file(path);
        if (!text)
            abort();
        install(folder, with, text);
        free(text);
    }
}

/* The messages stand after `before`; what stood there goes. */
void attack_update(const attack *a, const char *said)
{
    FILE *file = fopen(a->path, "wb");
    if (!file)
        abort();
    bool head = true, written = false;
    for (const char *line = a->text; *line;) {
        size_t length = strcspn(line, "\n") + 1;
        head = head && strncmp(line, "-- ", 3) == 0;
        bool before = head && strncmp(line, "-- before: ", 11) == 0;
        if (!head || strncmp(line, "-- expect: ", 11) != 0)
            fwrite(line, 1, length, file);
        for (const char *s = said; before && !written && *s; s += strcspn(s, "\n") + 1)
            fprintf(file, "-- expect: %.*s\n", (int)strcspn(s, "\n"), s);
        written = written || before;
        line += length;
    }
    fclose(file);
}
