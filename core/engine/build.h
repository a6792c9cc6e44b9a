/* build.h - shared by the files that fill and compile a ruleset. */
#ifndef JAC_BUILD_H
#define JAC_BUILD_H

#include "ruleset.h"

/* Allocates, grows, or (new_size 0) frees with the ruleset's allocator. */
void *jac_rules_alloc(jac_ruleset *rules, void *block, size_t old_size, size_t new_size);

/* Makes room for one more item; false when memory is out. */
bool jac_vec_grow(jac_ruleset *rules, void **at, uint32_t count, uint32_t *room, size_t item);

/* Appends `value`; false when memory is out. */
#define JAC_VEC_ADD(rules, vec, value)                                                             \
    (jac_vec_grow(rules, (void **)&(vec).at, (vec).count, &(vec).room, sizeof *(vec).at)           \
         ? ((vec).at[(vec).count++] = (value), true)                                               \
         : false)

/* A copy of an array that lives as long as the ruleset; NULL for an empty one, *ok false when
 * memory is out. */
void *jac_rules_keep(jac_ruleset *rules, const void *array, size_t size, bool *ok);

/* Enters the hooks, kinds, figures, prompts and offers of the core. */
bool jac_base_entries(jac_ruleset *rules);

/* Enters the 72 tiles (BASE tile list) of the ruleset's edition. */
bool jac_base_tiles(jac_ruleset *rules);

/* Parts of jac_ruleset_compile. */
bool jac_compile_types(jac_ruleset *rules);
/* Before the handlers are sorted: what can never hold is left out. */
void jac_compile_filters(jac_ruleset *rules);
/* After the layout: tests, and the offers of each prompt. False when memory is out. */
bool jac_compile_tests(jac_ruleset *rules);
jac_status jac_compile_layout(jac_ruleset *rules, jac_error *error);

#endif
