/* suites.h - the unit tests: one line a suite. A suite `name` is the function
 * `Suite *name_suite(void)`, by custom in tests/unit/name.c. */
#ifndef JAC_SUITES_H
#define JAC_SUITES_H

#include <check.h>

#define JAC_SUITES(X)                                                                              \
    X(errors)                                                                                      \
    X(bots_search)                                                                                 \
    X(bots)                                                                                        \
    X(stats)                                                                                       \
    X(compare)                                                                                     \
    X(engine_scoring)                                                                              \
    X(engine_fields)                                                                               \
    X(engine_placing)                                                                              \
    X(engine_use)                                                                                  \
    X(engine_observe)                                                                              \
    X(engine_chance)                                                                               \
    X(engine_features)                                                                             \
    X(engine_figures)                                                                              \
    X(engine_agenda)                                                                               \
    X(lua_game)                                                                                    \
    X(lua_effect)                                                                                  \
    X(lua_api)                                                                                     \
    X(lua_host)                                                                                    \
    X(ini)                                                                                         \
    X(text)                                                                                        \
    X(record)                                                                                      \
    X(record_modules)                                                                              \
    X(load)                                                                                        \
    X(engine_offers)                                                                               \
    X(engine_picks)                                                                                \
    X(jcz)                                                                                         \
    X(scenario)                                                                                    \
    X(engine_batch)                                                                                \
    X(engine_turn)                                                                                 \
    X(fuzz_findings)

#define X(name) Suite *name##_suite(void);
JAC_SUITES(X)
#undef X

#endif
