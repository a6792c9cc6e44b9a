/* fuzz.h - what the fuzz targets share: a scratch file for the input, a report that holds every
 * message to its promises, and games played on whatever ruleset came out. */
#ifndef JAC_FUZZ_H
#define JAC_FUZZ_H

#include "record.h"
#include "setup.h"

/* Each target is this one function; libFuzzer calls it with one input after the other. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Writes the input to a file of that name in the scratch folder of this process, which is removed
 * at exit. Returns its path; valid until the next call. */
const char *fuzz_file(const char *name, const uint8_t *data, size_t size);
/* The scratch folder. */
const char *fuzz_folder(void);

/* Ends the process as a crash when an error has no text, is cut inside a UTF-8 character, or is a
 * fault inside. */
void fuzz_error(const jac_error *error);
/* The same as a report. */
jac_report_fn fuzz_report;

/* Plays up to `moves` random choices in a session, with one undone and all of them written as text
 * and JSON and found again. Frees nothing of the caller's. `engine` may be NULL. */
void fuzz_play(jac_engine *engine, uint64_t seed, int moves);

#endif
