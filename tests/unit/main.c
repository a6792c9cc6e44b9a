/* main.c - runs the unit tests: all suites, or those named. Prints TAP with --tap. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "suites.h"

static const struct {
    const char *name;
    Suite *(*make)(void);
} suites[] = {
#define X(name) { #name, name##_suite },
    JAC_SUITES(X)
#undef X
};
enum { SUITE_COUNT = sizeof suites / sizeof *suites };

/* Adds one suite, or all when name is NULL. */
static bool add(SRunner *runner, const char *name)
{
    bool found = false;
    for (size_t i = 0; i < SUITE_COUNT; i++)
        if (!name || strcmp(name, suites[i].name) == 0) {
            srunner_add_suite(runner, suites[i].make());
            found = true;
        }
    return found;
}

int main(int argc, char **argv)
{
    bool tap = false, named = false;
    SRunner *runner = srunner_create(NULL);
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--tap") == 0) {
            tap = true;
        } else if (add(runner, argv[i])) {
            named = true;
        } else {
            fprintf(stderr, "unit_tests: error: no suite '%s'; use unit_tests [--tap] [SUITE...]\n",
                    argv[i]);
            srunner_free(runner);
            return 2;
        }
    }
    if (!named)
        add(runner, NULL);
    if (tap)
        srunner_set_tap(runner, "-");
    srunner_run_all(runner, tap ? CK_SILENT : CK_ENV);
    int failed = srunner_ntests_failed(runner), run = srunner_ntests_run(runner);
    srunner_free(runner);
    return failed || !run ? EXIT_FAILURE : EXIT_SUCCESS;
}
