/* rulesets.h - shared by the two files that make rulesets. */
#ifndef JAC_PROPERTY_RULESETS_H
#define JAC_PROPERTY_RULESETS_H

#include "property.h"

/* Adds an option with its values, "on,off": the first is the default. */
axis *rulesets_axis(rulesets *all, const char *section, const char *key, const char *values,
                    int module);
/* engines.c: adds the options of the modules in the folder (NULL: none). */
bool rulesets_modules(rulesets *all, const char *rules_dir, char *why, size_t size);
/* Takes a value out of its option and says why. */
void rulesets_drop(rulesets *all, int a, int v, const char *why);

#endif
