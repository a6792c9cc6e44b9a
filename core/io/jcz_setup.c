/* jcz_setup.c - what a .jcz file's set-up asks for: checked by name, then made into settings. */
#include <stdio.h>
#include <string.h>

#include "jcz_internal.h"
#include "setup.h"

/* The tile sets of the base game, by edition; further sets are the modules'. */
static const struct base_set {
    const char *id, *edition;
} base_sets[] = { { "basic:1", "C1" }, { "basic:2", "C3" } };
enum { BASE_SETS = sizeof base_sets / sizeof *base_sets, BASE_COPIES_MAX = 20 };

static const json_t *part(const jcz_file *file, const char *key)
{
    return json_object_get(json_object_get(file->root, "setup"), key);
}

/* A rule's or element's value as text: true and 1 differ, as in the file. */
static const char *value_text(const json_t *value, char *text, size_t size)
{
    if (json_is_string(value)) {
        return json_string_value(value);
    }
    if (json_is_boolean(value)) {
        return json_is_true(value) ? "true" : "false";
    }
    if (json_is_integer(value)) {
        snprintf(text, size, "%lld", (long long)json_integer_value(value));
        return text;
    }
    return "?";
}

static int set_copies(const jcz_file *file, const char *id)
{
    int copies = 0;
    const json_t *value = json_object_get(part(file, "sets"), id);
    if (json_is_true(value)) {
        return 1;
    }
    return jcz_integer(value, 0, 1000, &copies) ? copies : 0;
}

/* 0 for an element that is off, its number otherwise (true: 1); -1 when it is neither. */
static int element_count(const json_t *value)
{
    int count = 0;
    if (json_is_boolean(value)) {
        return json_is_true(value) ? 1 : 0;
    }
    if (json_is_null(value)) {
        return 0;
    }
    return jcz_integer(value, 0, 1000, &count) ? count : -1;
}

static int element(const jcz_file *file, const char *id)
{
    const json_t *value = json_object_get(part(file, "elements"), id);
    return value == NULL ? 0 : element_count(value);
}

/* ---- what is not there is refused by name */

/* How many copies of a set there may be; 0: it is not there. */
static int copies_max(const jcz_file *file, const char *id)
{
    int most = 0;
    for (int k = 0; k < BASE_SETS; k++) {
        if (strcmp(id, base_sets[k].id) == 0) {
            return BASE_COPIES_MAX;
        }
    }
    return jcz_integer(jcz_module_with(file, "sets", id, NULL), 0, 1000, &most) ? most : 0;
}

static jac_status check_sets(const jcz_file *file, jac_error *error)
{
    json_t *sets = json_object_get(json_object_get(file->root, "setup"), "sets");
    const char *id;
    json_t *value;
    if (!json_is_object(sets)) {
        return jac_fail(error, JAC_E_INPUT, file->path, 0, "\"setup\" has no \"sets\"");
    }
    json_object_foreach(sets, id, value)
    {
        int copies = json_is_true(value) ? 1 : 0, most = copies_max(file, id);
        if (copies == 0 && !jcz_integer(value, 0, 1000, &copies)) {
            return jac_fail(error, JAC_E_INPUT, file->path, 0, "set %.60s: not a number of copies",
                            id);
        }
        if (copies > 0 && most == 0) {
            return jac_fail(error, JAC_E_RULES, file->path, 0, "set %.60s is not known here", id);
        }
        if (copies > most) {
            return jac_fail(error, JAC_E_RULES, file->path, 0,
                            "set %.60s: %d copies are too many; at most %d", id, copies, most);
        }
    }
    if (set_copies(file, "basic:1") > 0 && set_copies(file, "basic:2") > 0) {
        return jac_fail(error, JAC_E_RULES, file->path, 0,
                        "sets basic:1 and basic:2 together can't be played");
    }
    if (set_copies(file, "basic:1") == 0 && set_copies(file, "basic:2") == 0) {
        return jac_fail(error, JAC_E_RULES, file->path, 0, "a game needs set basic:1 or basic:2");
    }
    return JAC_OK;
}

static jac_status check_elements(const jcz_file *file, jac_error *error)
{
    json_t *elements = json_object_get(json_object_get(file->root, "setup"), "elements");
    const char *id;
    json_t *value;
    if (!json_is_object(elements)) {
        return jac_fail(error, JAC_E_INPUT, file->path, 0, "\"setup\" has no \"elements\"");
    }
    json_object_foreach(elements, id, value)
    {
        int count = element_count(value);
        if (count < 0) {
            return jac_fail(error, JAC_E_INPUT, file->path, 0,
                            "element %.60s: neither a number nor true or false", id);
        }
        if (count > 0 && strcmp(id, "small-follower") != 0 && strcmp(id, "farmers") != 0 &&
            jcz_module_with(file, "elements", id, NULL) == NULL) {
            return jac_fail(error, JAC_E_RULES, file->path, 0, "element %.60s is not known here",
                            id);
        }
    }
    if (element(file, "small-follower") != 7) {
        return jac_fail(error, JAC_E_RULES, file->path, 0,
                        "element small-follower = %d can't be played; 7 can",
                        element(file, "small-follower"));
    }
    return JAC_OK;
}

/* A rule of a set or element that is not here changes nothing: those are refused themselves. */
static jac_status check_rules(const jcz_file *file, jac_error *error)
{
    json_t *rules = json_object_get(json_object_get(file->root, "setup"), "rules");
    const char *id;
    json_t *value;
    if (rules != NULL && !json_is_object(rules) && !json_is_null(rules)) {
        return jac_fail(error, JAC_E_INPUT, file->path, 0, "\"rules\" must be an object");
    }
    json_object_foreach(rules, id, value)
    {
        char number[32];
        const char *text = value_text(value, number, sizeof number);
        const json_t *own = jcz_module_with(file, "rules", id, NULL);
        bool base = strcmp(id, "tiny-city-scoring") == 0;
        bool known = base ? strcmp(text, "2") == 0 || strcmp(text, "4") == 0
                          : json_object_get(json_object_get(own, "values"), text) != NULL;
        if ((base || own != NULL) && !known) {
            return jac_fail(error, JAC_E_RULES, file->path, 0,
                            "rule %.60s = %.40s is not known here", id, text);
        }
    }
    return JAC_OK;
}

static jac_status check_start(const jcz_file *file, jac_error *error)
{
    const json_t *start = part(file, "start");
    if (!json_is_array(start) || json_array_size(start) == 0 || json_array_size(start) > 100) {
        return jac_fail(error, JAC_E_INPUT, file->path, 0,
                        "\"start\" must be a list of 1 to 100 tiles");
    }
    for (size_t i = 0; i < json_array_size(start); i++) {
        const json_t *tile = json_array_get(start, i);
        int x, y, turned;
        if (!json_is_string(json_object_get(tile, "tile")) ||
            !jcz_integer(json_object_get(tile, "x"), -1000, 1000, &x) ||
            !jcz_integer(json_object_get(tile, "y"), -1000, 1000, &y) ||
            !jcz_integer(json_object_get(tile, "rotation"), 0, 270, &turned) || turned % 90 != 0) {
            return jac_fail(error, JAC_E_INPUT, file->path, 0,
                            "start tile %zu: needs tile, x, y and rotation 0, 90, 180 or 270",
                            i + 1);
        }
    }
    return JAC_OK;
}

jac_status jcz_check_setup(const jcz_file *file, jac_error *error)
{
    jac_status status;
    if (!json_is_object(json_object_get(file->root, "setup"))) {
        return jac_fail(error, JAC_E_INPUT, file->path, 0, "no \"setup\"");
    }
    status = check_sets(file, error);
    if (status == JAC_OK) {
        status = check_elements(file, error);
    }
    if (status == JAC_OK) {
        status = check_rules(file, error);
    }
    if (status == JAC_OK) {
        status = check_start(file, error);
    }
    return status;
}

bool jcz_start_is_own(const jcz_file *file, const jac_ruleset *rules)
{
    const json_t *start = part(file, "start");
    const json_t *tile = json_array_get(start, 0);
    int type = jac_find_type(rules, json_string_value(json_object_get(tile, "tile")));
    int at[3] = { -1, -1, -1 };
    jcz_integer(json_object_get(tile, "x"), -1000, 1000, &at[0]);
    jcz_integer(json_object_get(tile, "y"), -1000, 1000, &at[1]);
    jcz_integer(json_object_get(tile, "rotation"), 0, 270, &at[2]);
    return json_array_size(start) == 1 && type >= 0 && rules->type.at[type].start == 1 &&
           at[0] == 0 && at[1] == 0 && at[2] == 0;
}

/* ---- settings */

/* A name that an INI's list of players can hold; another is replaced by "Player N". */
static bool plain_name(const jcz_file *file, int player)
{
    const char *name = file->name[player];
    size_t length = strlen(name);
    if (length == 0 || length > 30 || name[0] == ' ' || name[length - 1] == ' ') {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)name[i] < ' ' || strchr(",;=[]\"", name[i]) != NULL) {
            return false;
        }
    }
    for (int i = 0; i < file->players; i++) {
        if (i != player && strcmp(name, file->name[i]) == 0) {
            return false;
        }
    }
    return true;
}

static void player_list(const jcz_file *file, char *text, size_t size)
{
    size_t used = 0;
    for (int i = 0; i < file->players; i++) {
        const char *comma = i > 0 ? ", " : "";
        int wrote = plain_name(file, i)
                        ? snprintf(text + used, size - used, "%s%s", comma, file->name[i])
                        : snprintf(text + used, size - used, "%sPlayer %d", comma, i + 1);
        used += (size_t)wrote;
    }
}

static bool rule_is(const jcz_file *file, const char *id, const char *value)
{
    char number[32];
    const json_t *given = json_object_get(part(file, "rules"), id);
    return given != NULL && strcmp(value_text(given, number, sizeof number), value) == 0;
}

static int set(jac_settings *to, const char *section, const char *key, const char *value)
{
    return jac_settings_add(to, section, key, value, NULL, 0);
}

/* One module's options, from the rules that are its own. */
static int set_options(const jcz_file *file, jac_settings *to, const char *module, json_t *says)
{
    const char *id;
    json_t *rule;
    int failed = 0;
    json_object_foreach(json_object_get(says, "rules"), id, rule)
    {
        char number[32];
        const json_t *given = json_object_get(part(file, "rules"), id);
        const char *theirs = given != NULL ? value_text(given, number, sizeof number) : "";
        const char *ours =
            json_string_value(json_object_get(json_object_get(rule, "values"), theirs));
        const char *option = json_string_value(json_object_get(rule, "option"));
        if (ours != NULL && option != NULL) {
            failed |= set(to, module, option, ours);
        }
    }
    return failed;
}

/* Is the set or element in play? */
static bool in_play(const jcz_file *file, const json_t *id)
{
    const char *name = json_string_value(id);
    return name != NULL && (set_copies(file, name) > 0 || element(file, name) > 0);
}

/* Are those sets and elements in play (with `wanted`), or is none of them (without)? */
static bool all_are(const jcz_file *file, const json_t *ids, bool wanted)
{
    for (size_t i = 0; i < json_array_size(ids); i++) {
        if (in_play(file, json_array_get(ids, i)) != wanted) {
            return false;
        }
    }
    return true;
}

/* What sets and elements mean to one module's options: each part that holds, the last one wins. */
static int set_by_parts(const jcz_file *file, jac_settings *to, const char *module, json_t *says)
{
    const json_t *list = json_object_get(says, "options");
    json_t *chosen = json_object(), *value;
    const char *option, *id;
    int failed = chosen == NULL;
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *part = json_array_get(list, i);
        if (all_are(file, json_object_get(part, "when"), true) &&
            all_are(file, json_object_get(part, "unless"), false)) {
            failed |= json_object_update(chosen, json_object_get(part, "set"));
        }
    }
    json_object_foreach(chosen, option, value)
    {
        failed |= json_is_string(value) ? set(to, module, option, json_string_value(value)) : 0;
    }
    json_decref(chosen);
    json_object_foreach(json_object_get(says, "counts"), id, value)
    {
        char number[16];
        snprintf(number, sizeof number, "%d", element(file, id));
        failed |= json_is_string(value) ? set(to, module, json_string_value(value), number) : 0;
    }
    return failed;
}

/* Modules whose sets or elements are in play. One that has elements is on when one of them is, else
 * it lends its tiles; without its sets it has rules only. */
static int set_modules(const jcz_file *file, jac_settings *to)
{
    const char *module, *id;
    json_t *says, *copies;
    int failed = 0;
    json_object_foreach(file->modules, module, says)
    {
        const json_t *elements = json_object_get(says, "elements");
        bool tiles = false, on = false;
        json_object_foreach(json_object_get(says, "sets"), id, copies)
        {
            tiles = tiles || set_copies(file, id) > 0;
        }
        for (size_t i = 0; i < json_array_size(elements); i++) {
            on = on || in_play(file, json_array_get(elements, i));
        }
        on = on || (elements == NULL && tiles);
        if (tiles || on) {
            failed |= set(to, "rules", module, !on ? "tiles" : tiles ? "on" : "rules");
        }
        if (on) {
            failed |= set_options(file, to, module, says);
        }
        if (tiles || on) {
            failed |= set_by_parts(file, to, module, says);
        }
    }
    return failed;
}

jac_engine *jcz_engine(const jcz_file *file, jac_error *error)
{
    char players[JAC_PLAYERS_MAX * 40], sets[16];
    bool second = set_copies(file, "basic:2") > 0;
    jac_settings *to = jac_settings_new(".", file->path);
    jac_engine *engine = NULL;
    int failed = 0;
    if (to == NULL) {
        jac_fail(error, JAC_E_MEMORY, file->path, 0, "memory is out");
        return NULL;
    }
    player_list(file, players, sizeof players);
    snprintf(sets, sizeof sets, "%d", set_copies(file, second ? "basic:2" : "basic:1"));
    failed |= set(to, "game", "players", players);
    failed |= set(to, "game", "edition", second ? "C3" : "C1");
    failed |= set(to, "game", "seed", "1");
    failed |= set(to, "game", "sets", sets);
    failed |= set(to, "game", "confirm", "on");
    failed |= set(to, "game", "farmers", element(file, "farmers") > 0 ? "on" : "off");
    failed |= set(to, "game", "tiny_city", rule_is(file, "tiny-city-scoring", "2") ? "2" : "4");
    failed |= set_modules(file, to);
    if (failed == 0) {
        engine = jac_load_settings(to, NULL, NULL, error);
    } else {
        jac_fail(error, JAC_E_MEMORY, file->path, 0, "memory is out");
    }
    jac_settings_free(to);
    if (engine != NULL && jcz_check_messages(file, jac_engine_rules(engine), error) != JAC_OK) {
        jac_engine_free(engine);
        return NULL;
    }
    return engine;
}
