/* settings.h - what an INI says, as a list: the one form from which rulesets are built. An INI, a
 * record's header, a scenario and an imported game all become settings first. */
#ifndef JAC_SETTINGS_H
#define JAC_SETTINGS_H

#include <stddef.h>

typedef struct jac_setting {
    char *section, *key, *value;
    char *file; /* where it was said, for messages */
    int line;
} jac_setting;

typedef struct jac_settings {
    jac_setting *at;
    size_t count, room;
    char *folder; /* paths in the settings are relative to it; never NULL */
    char *file;   /* the whole's name for messages: the INI as it was given; never NULL */
    char *rules;  /* folder of the shipped modules; NULL: where jac_rules_folder finds it */
} jac_settings;

/* Empty settings; texts are copied. NULL when memory is out. */
jac_settings *jac_settings_new(const char *folder, const char *file);
void jac_settings_free(jac_settings *settings);
/* Adds one; texts are copied, `file` NULL: the settings' own. 0 when done, -1 when memory is out.
 */
int jac_settings_add(jac_settings *settings, const char *section, const char *key,
                     const char *value, const char *file, int line);
/* Gives a setting another value, or adds it. 0 when done, -1 when memory is out. */
int jac_settings_set(jac_settings *settings, const char *section, const char *key,
                     const char *value, const char *file);
/* The setting, or NULL. */
const jac_setting *jac_settings_find(const jac_settings *settings, const char *section,
                                     const char *key);
/* A copy of everything. NULL when memory is out. */
jac_settings *jac_settings_copy(const jac_settings *settings);

#endif
