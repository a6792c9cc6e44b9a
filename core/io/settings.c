/* settings.c - see settings.h. */
#define _GNU_SOURCE
#include "settings.h"

#include <stdlib.h>
#include <string.h>

jac_settings *jac_settings_new(const char *folder, const char *file)
{
    jac_settings *settings = calloc(1, sizeof *settings);
    if (!settings) {
        return NULL;
    }
    settings->folder = strdup(folder);
    settings->file = strdup(file);
    if (!settings->folder || !settings->file) {
        jac_settings_free(settings);
        return NULL;
    }
    return settings;
}

static void free_setting(jac_setting *setting)
{
    free(setting->section);
    free(setting->key);
    free(setting->value);
    free(setting->file);
}

void jac_settings_free(jac_settings *settings)
{
    if (!settings) {
        return;
    }
    for (size_t i = 0; i < settings->count; i++) {
        free_setting(settings->at + i);
    }
    free(settings->at);
    free(settings->folder);
    free(settings->file);
    free(settings->rules);
    free(settings);
}

int jac_settings_add(jac_settings *settings, const char *section, const char *key,
                     const char *value, const char *file, int line)
{
    if (settings->count == settings->room) {
        size_t room = settings->room ? 2 * settings->room : 32;
        jac_setting *at = realloc(settings->at, room * sizeof *at);
        if (!at) {
            return -1;
        }
        settings->at = at;
        settings->room = room;
    }
    jac_setting made = { strdup(section), strdup(key), strdup(value),
                         strdup(file ? file : settings->file), line };
    if (!made.section || !made.key || !made.value || !made.file) {
        free_setting(&made);
        return -1;
    }
    settings->at[settings->count++] = made;
    return 0;
}

const jac_setting *jac_settings_find(const jac_settings *settings, const char *section,
                                     const char *key)
{
    for (size_t i = 0; i < settings->count; i++) {
        const jac_setting *at = settings->at + i;
        if (strcmp(at->section, section) == 0 && strcmp(at->key, key) == 0) {
            return at;
        }
    }
    return NULL;
}

int jac_settings_set(jac_settings *settings, const char *section, const char *key,
                     const char *value, const char *file)
{
    size_t i = 0;
    while (i < settings->count && (strcmp(settings->at[i].section, section) != 0 ||
                                   strcmp(settings->at[i].key, key) != 0)) {
        i++;
    }
    if (jac_settings_add(settings, section, key, value, file, 0)) {
        return -1;
    }
    if (i + 1 < settings->count) { /* the new one takes the place of the old */
        free_setting(settings->at + i);
        settings->at[i] = settings->at[--settings->count];
    }
    return 0;
}

jac_settings *jac_settings_copy(const jac_settings *settings)
{
    jac_settings *copy = jac_settings_new(settings->folder, settings->file);
    if (copy && settings->rules && !(copy->rules = strdup(settings->rules))) {
        jac_settings_free(copy);
        return NULL;
    }
    for (size_t i = 0; copy && i < settings->count; i++) {
        const jac_setting *at = settings->at + i;
        if (jac_settings_add(copy, at->section, at->key, at->value, at->file, at->line)) {
            jac_settings_free(copy);
            return NULL;
        }
    }
    return copy;
}
