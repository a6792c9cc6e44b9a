/* check_place.c - the line of what is wrong. A module's data has no lines once Lua has read it, so
 * the names that a message gives are looked for in the file: a good guess, and never another file.
 */
#define _GNU_SOURCE
#include "check_parts.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_MAX = 1 << 20 };

static char *read_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    char *text = file ? malloc(FILE_MAX + 1) : NULL;
    size_t size = text ? fread(text, 1, FILE_MAX, file) : 0;
    if (text)
        text[size] = '\0';
    if (file)
        fclose(file);
    return text;
}

/* The file that a message names: as it stands, or below one of the folders. */
static char *find_file(const check *c, const char *shown)
{
    char path[PATH_MAX];
    char *text = *shown == '/' || !strstr(shown, ".lua") ? NULL : read_file(shown);
    for (int i = 0; !text && i < CHECK_ROOTS; i++)
        if (c->root[i] &&
            snprintf(path, sizeof path, "%s/%s", c->root[i], shown) < (int)sizeof path)
            text = read_file(path);
    return text;
}

static bool in_comment(const char *text, const char *at)
{
    for (const char *s = at; s > text && s[-1] != '\n'; s--)
        if (s[-1] == '-' && s - 1 > text && s[-2] == '-')
            return true;
    return false;
}

static bool is_word(char letter)
{
    return isalnum((unsigned char)letter) || letter == '_' || letter == '-';
}

/* Is there a key's end behind the name: `name =`, `["name"] =`? */
static bool is_key(const char *after)
{
    after += strspn(after, "\"'] ");
    return after[0] == '=' && after[1] != '=';
}

/* The name as a word of its own, from `from` on, not in a comment: a key when `key`. */
static const char *find_name(const char *text, const char *from, const char *name, size_t length,
                             bool key)
{
    for (const char *at = from; (at = memmem(at, strlen(at), name, length)); at++)
        if ((at == text || !is_word(at[-1])) && !is_word(at[length]) && !in_comment(text, at) &&
            (!key || is_key(at + length)))
            return at;
    return NULL;
}

/* Goes on to each name of "pick.mine.on" or "offers[\"x\"]" in turn. */
static const char *follow_path(const char *text, const char *at, const char *path, size_t length)
{
    const char *end = path + length, *found = NULL;
    while (path < end) {
        size_t word = 0;
        while (path + word < end && is_word(path[word]))
            word++;
        const char *next =
            word && !isdigit((unsigned char)*path) ? find_name(text, at, path, word, true) : NULL;
        if (!next && word && !isdigit((unsigned char)*path))
            next = find_name(text, at, path, word, false);
        if (next)
            found = at = next;
        path += word ? word : 1;
    }
    return found;
}

/* Where in the text the names of the message stand, or NULL. */
static const char *place_of(const char *text, const char *what)
{
    char head[200];
    const char *colon = strstr(what, ": "), *found = NULL, *quote = strchr(what, '"');
    size_t length = colon ? (size_t)(colon - what) : 0;
    if (colon && length < sizeof head - 2) {
        /* A tile is named by its id. */
        snprintf(head, sizeof head, "\"%.*s\"", (int)length, what);
        found = strstr(text, head);
        if (found)
            return found;
        found = follow_path(text, text, what, length);
    } else if (strncmp(what, "ruling ", 7) == 0) {
        return follow_path(text, text, what + 7, strcspn(what + 7, " "));
    } else if (strcspn(what, ".") < strcspn(what, " ")) { /* "options.bonus was never read" */
        return follow_path(text, text, what, strcspn(what, " "));
    }
    if (quote && strchr(quote + 1, '"')) {
        size_t name = strcspn(quote + 1, "\"");
        const char *next = find_name(text, found ? found : text, quote + 1, name, false);
        found = next ? next : found;
    }
    return found;
}

void check_report(void *ud, const jac_error *error, bool warning)
{
    check *c = ud;
    jac_error placed = *error;
    char *text = error->line == 0 && error->file[0] ? find_file(c, error->file) : NULL;
    const char *at = text ? place_of(text, error->what) : NULL;
    for (const char *s = text; at && s <= at; s++)
        placed.line += s == text || s[-1] == '\n';
    free(text);
    cli_report(&c->reports, &placed, warning);
}
