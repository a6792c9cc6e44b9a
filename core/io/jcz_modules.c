/* jcz_modules.c - what the modules say of the other engine's format.
 *
 * A module that can play what a .jcz file asks for says so in a jcz.json beside its init.lua:
 *
 *     { "sets": { "ID": COPIES_AT_MOST }, its tile sets
 *       "elements": ["ID"],               that switch its rules on; when none is, its tiles only;
 *                                         without this key the sets switch them on
 *       "options": [ { "when": ["ID"], "unless": ["ID"], "set": { KEY: VALUE } } ],
 *                                         of sets and elements; the last that holds wins
 *       "counts": { "ID": KEY },          the option that gets an element's number, 0 without it
 *       "rules": { "ID": { "option": KEY, "values": { THEIRS: OURS } } },
 *       "figures": { "WORD": { "kind": KIND, "choice": NAME } },
 *                                         "0.WORD.1" is such a figure; to put one down is the
 *                                         trace's choice "Meeple:NAME"
 *       "features": { "WORD": KIND },     so the module's kind of segment is called;
 *                                         "tile": a place on top of the tile
 *       "scores": { REASON: NAME },       what points for a reason of the module are called;
 *                                         "": as their feature's are; null: no score event
 *       "phases": { PROMPT: NAME },       what an own prompt, or one of the core, is called
 *       "messages": { "TYPE WORD": { "offer": OFFER or [OFFER], "choice": NAME } } }
 *                                         what a message means that the base game hasn't; WORD is
 *                                         its payload's source, token, value, figureId or tileId,
 *                                         if it has one. NAME: the offer's choices in the trace;
 *                                         none: not there. A list of such: whichever can be made
 *
 * So the importer learns a new expansion from its folder. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jcz_internal.h"
#include "json_make.h"
#include "problem.h"
#include "setup.h"

enum { JCZ_MODULE_MAX = 1 << 16, OFFERS_MAX = 64 };

/* The jcz.json of one module, or NULL when it has none. JAC_E_RULES when it can't be read. */
static jac_status read_one(const char *folder, const char *name, json_t **found, jac_error *error)
{
    char path[4096];
    json_error_t at;
    *found = NULL;
    if (snprintf(path, sizeof path, "%s/%s/jcz.json", folder, name) >= (int)sizeof path) {
        return JAC_OK;
    }
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        return JAC_OK;
    }
    char text[JCZ_MODULE_MAX];
    size_t length = fread(text, 1, sizeof text, file);
    bool read = !ferror(file) && length < sizeof text, no_memory;
    fclose(file);
    if (!read) {
        return jac_fail(error, JAC_E_RULES, path, 0, "can't be read, or is longer than %d bytes",
                        JCZ_MODULE_MAX - 1);
    }
    *found = jac_json_read(text, length, &at, &no_memory);
    if (no_memory) {
        return jac_fail(error, JAC_E_MEMORY, path, 0, "memory is out");
    }
    if (json_is_object(*found)) {
        return JAC_OK;
    }
    json_decref(*found);
    *found = NULL;
    return jac_fail(error, JAC_E_RULES, path, at.line > 0 ? at.line : 1, "%s",
                    at.text[0] != '\0' ? at.text : "an object is needed");
}

jac_status jcz_read_modules(jcz_file *file, jac_error *error)
{
    errno = 0;
    char *folder = jac_rules_folder();
    bool no_memory = folder == NULL && errno == ENOMEM;
    jac_status status = JAC_OK;
    file->modules = json_object();
    if (folder == NULL || file->modules == NULL) {
        free(folder);
        return file->modules != NULL && !no_memory
                   ? JAC_OK
                   : jac_fail(error, JAC_E_MEMORY, file->path, 0, "memory is out");
    }
    jac_name_list names = jac_module_names(folder, false);
    if (names.problem == ENOMEM) {
        status = jac_fail(error, JAC_E_MEMORY, file->path, 0, "memory is out");
    }
    for (size_t i = 0; i < names.count && status == JAC_OK; i++) {
        json_t *one;
        status = read_one(folder, names.at[i], &one, error);
        if (one != NULL && json_object_set_new(file->modules, names.at[i], one) != 0) {
            status = jac_fail(error, JAC_E_MEMORY, file->path, 0, "memory is out");
        }
    }
    jac_name_list_free(&names);
    free(folder);
    return status;
}

const json_t *jcz_module_with(const jcz_file *file, const char *part, const char *id,
                              const char **module)
{
    const char *name;
    json_t *one;
    json_object_foreach(file->modules, name, one)
    {
        const json_t *there = json_object_get(one, part), *found = json_object_get(there, id);
        for (size_t i = 0; found == NULL && i < json_array_size(there); i++) {
            const char *text = json_string_value(json_array_get(there, i));
            if (text != NULL && strcmp(text, id) == 0) {
                found = json_array_get(there, i);
            }
        }
        if (found != NULL) {
            if (module != NULL) {
                *module = name;
            }
            return found;
        }
    }
    return NULL;
}

/* Is the key of a message "TYPE" or "TYPE WORD"? */
static bool key_is(const char *key, const char *type, const char *word)
{
    size_t length = strlen(type);
    if (strncmp(key, type, length) != 0) {
        return false;
    }
    return word == NULL ? key[length] == '\0'
                        : key[length] == ' ' && strcmp(key + length + 1, word) == 0;
}

bool jcz_message_known(const jcz_file *file, const char *type)
{
    const char *name, *key;
    json_t *one, *message;
    size_t length = strlen(type);
    json_object_foreach(file->modules, name, one)
    {
        json_object_foreach(json_object_get(one, "messages"), key, message)
        {
            if (strncmp(key, type, length) == 0 && (key[length] == '\0' || key[length] == ' ')) {
                return true;
            }
        }
    }
    return false;
}

/* The offer of a module that one of its messages means, or -1. */
static int offer_of(const jac_ruleset *rules, const char *module, const json_t *message)
{
    char full[160];
    const char *offer = json_string_value(json_object_get(message, "offer"));
    if (offer == NULL || snprintf(full, sizeof full, "%s.%s", module, offer) >= (int)sizeof full) {
        return -1;
    }
    return jac_find_offer(rules, full);
}

/* The n-th of what a message may mean, or NULL. */
static const json_t *meaning(const json_t *message, size_t n)
{
    if (json_is_array(message)) {
        return json_array_get(message, n);
    }
    return n == 0 ? message : NULL;
}

/* May a module's message mean the offer, or with -1 any? */
static bool means(const jac_ruleset *rules, int offer, const char *module, const json_t *message)
{
    const json_t *one;
    for (size_t n = 0; (one = meaning(message, n)) != NULL; n++) {
        int found = offer_of(rules, module, one);
        if (found >= 0 && (offer < 0 || found == offer)) {
            return true;
        }
    }
    return false;
}

/* The line of a module's jcz.json on which the key first stands, or 1. */
static int line_of(const char *path, const char *key)
{
    char text[JCZ_MODULE_MAX], quoted[160];
    FILE *file = fopen(path, "rb");
    size_t length = file ? fread(text, 1, sizeof text - 1, file) : 0;
    int line = 1;
    if (file) {
        fclose(file);
    }
    text[length] = '\0';
    snprintf(quoted, sizeof quoted, "\"%s\":", key);
    const char *at = strstr(text, quoted);
    for (const char *s = text; at != NULL && s < at; s++) {
        line += *s == '\n';
    }
    return line;
}

static jac_status no_offer(const jac_ruleset *rules, const char *module, const char *key,
                           const char *offer, jac_error *error)
{
    const char *names[OFFERS_MAX];
    char path[4096], shown[160], hint[JAC_HINT_SIZE], *folder = jac_rules_folder();
    size_t length = strlen(module), count = 0;
    for (uint32_t i = 0; i < rules->offer.count && count < OFFERS_MAX; i++) {
        const char *full = jac_text(rules, rules->offer.at[i].name);
        if (strncmp(full, module, length) == 0 && full[length] == '.') {
            names[count++] = full + length + 1;
        }
    }
    jac_hint_names(hint, offer, names, count);
    snprintf(path, sizeof path, "%s/%s/jcz.json", folder != NULL ? folder : "", module);
    snprintf(shown, sizeof shown, "rules/%s/jcz.json", module);
    free(folder);
    return jac_blame(error, JAC_E_RULES, shown, line_of(path, key), hint,
                     "messages.%s: %s has no offer \"%s\"", key, module, offer);
}

jac_status jcz_check_messages(const jcz_file *file, const jac_ruleset *rules, jac_error *error)
{
    const char *name, *key;
    json_t *one, *message;
    json_object_foreach(file->modules, name, one)
    {
        int module = jac_find_module(rules, name);
        if (module < 0 || rules->module.at[module].tiles_only) {
            continue;
        }
        json_object_foreach(json_object_get(one, "messages"), key, message)
        {
            const json_t *may = meaning(message, 0);
            for (size_t n = 0; n == 0 || may != NULL; may = meaning(message, ++n)) {
                const char *offer = json_string_value(json_object_get(may, "offer"));
                if (offer_of(rules, name, may) < 0) {
                    return no_offer(rules, name, key, offer != NULL ? offer : "", error);
                }
            }
        }
    }
    return JAC_OK;
}

bool jcz_message_means(const jcz_file *file, const jac_ruleset *rules, const char *type,
                       const char *word, int offer)
{
    const char *name, *key;
    json_t *one, *message;
    json_object_foreach(file->modules, name, one)
    {
        json_object_foreach(json_object_get(one, "messages"), key, message)
        {
            if (key_is(key, type, word) && means(rules, offer, name, message)) {
                return true;
            }
        }
    }
    return false;
}

const char *jcz_offer_choice(const jcz_file *file, const jac_ruleset *rules, int offer,
                             const char **word)
{
    const char *name, *key;
    json_t *one, *message;
    json_object_foreach(file->modules, name, one)
    {
        json_object_foreach(json_object_get(one, "messages"), key, message)
        {
            const json_t *may;
            for (size_t n = 0; (may = meaning(message, n)) != NULL; n++) {
                if (offer_of(rules, name, may) == offer) {
                    const char *choice = json_string_value(json_object_get(may, "choice"));
                    const char *space = strchr(key, ' ');
                    *word = space != NULL ? space + 1 : "";
                    return choice != NULL ? choice : "";
                }
            }
        }
    }
    return NULL;
}

int jcz_figure_kind(const jcz_file *file, const jac_ruleset *rules, const char *word)
{
    const json_t *found = jcz_module_with(file, "figures", word, NULL);
    const char *kind =
        strcmp(word, "small") == 0 ? "meeple" : json_string_value(json_object_get(found, "kind"));
    return kind != NULL ? jac_find_figure_kind(rules, kind) : -1;
}

const char *jcz_figure_choice(const jcz_file *file, const jac_ruleset *rules, uint32_t kind)
{
    const char *name, *word, *wanted = jac_text(rules, rules->figure_kind.at[kind].name);
    json_t *one, *figure;
    json_object_foreach(file->modules, name, one)
    {
        json_object_foreach(json_object_get(one, "figures"), word, figure)
        {
            const char *own = json_string_value(json_object_get(figure, "kind"));
            const char *choice = json_string_value(json_object_get(figure, "choice"));
            if (own != NULL && choice != NULL && strcmp(own, wanted) == 0) {
                return choice;
            }
        }
    }
    return kind == 0 ? "SmallFollower" : wanted;
}

/* What a module says under a key of a name of its own, "module.name"; NULL: nothing. */
static const json_t *of_own(const jcz_file *file, const char *part, const char *full)
{
    const char *name;
    json_t *one;
    json_object_foreach(file->modules, name, one)
    {
        size_t length = strlen(name);
        if (strncmp(full, name, length) == 0 && full[length] == '.') {
            return json_object_get(json_object_get(one, part), full + length + 1);
        }
    }
    return NULL;
}

const char *jcz_score_name(const jcz_file *file, const char *reason)
{
    const json_t *name = of_own(file, "scores", reason);
    return name == NULL ? reason : json_string_value(name);
}

const char *jcz_phase_name(const jcz_file *file, const char *prompt)
{
    const json_t *name = of_own(file, "phases", prompt);
    return json_string_value(name != NULL ? name : jcz_module_with(file, "phases", prompt, NULL));
}
