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
 *       "scores": { REASON: NAME },       what points for a reason of the module are called
 *       "returns": { "SOURCE": OFFER } }  RETURN_MEEPLE from this source is the module's offer
 *
 * So the importer learns a new expansion from its folder. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jcz_internal.h"
#include "json_make.h"
#include "setup.h"

enum { JCZ_MODULE_MAX = 1 << 16 };

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
    char *folder = jac_rules_folder();
    jac_status status = JAC_OK;
    file->modules = json_object();
    if (folder == NULL || file->modules == NULL) {
        free(folder);
        return file->modules != NULL
                   ? JAC_OK
                   : jac_fail(error, JAC_E_MEMORY, file->path, 0, "memory is out");
    }
    jac_name_list names = jac_module_names(folder, false);
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

int jcz_return_offer(const jcz_file *file, const jac_ruleset *rules, const char *source)
{
    char full[160];
    const char *module = "";
    const char *offer = json_string_value(jcz_module_with(file, "returns", source, &module));
    if (offer == NULL || snprintf(full, sizeof full, "%s.%s", module, offer) >= (int)sizeof full) {
        return -1;
    }
    return jac_find_offer(rules, full);
}

bool jcz_is_return(const jcz_file *file, const jac_ruleset *rules, int offer)
{
    const char *name, *source;
    json_t *one, *returns;
    json_object_foreach(file->modules, name, one)
    {
        json_object_foreach(json_object_get(one, "returns"), source, returns)
        {
            if (jcz_return_offer(file, rules, source) == offer) {
                return true;
            }
        }
    }
    return false;
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

const char *jcz_score_name(const jcz_file *file, const char *reason)
{
    const char *dot = strchr(reason, '.');
    const char *name;
    json_t *one;
    json_object_foreach(file->modules, name, one)
    {
        size_t length = strlen(name);
        const char *theirs = NULL;
        if (dot == reason + length && strncmp(reason, name, length) == 0) {
            theirs = json_string_value(
                json_object_get(json_object_get(one, "scores"), reason + length + 1));
        }
        if (theirs != NULL) {
            return theirs;
        }
    }
    return reason;
}
