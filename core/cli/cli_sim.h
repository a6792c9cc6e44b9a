/* cli_sim.h - what the files of the command `sim` share. */
#ifndef JAC_CLI_SIM_H
#define JAC_CLI_SIM_H

#include "isolate.h"
#include "many.h"
#include "setup.h"

typedef struct sim_arguments {
    cli_reports reports;
    char **file; /* the INI; with `merge` results files */
    size_t files;
    jac_sim_plan plan;
    uint64_t games, shard, of;
    int jobs; /* 0: as many as there are processors */
    const char *out;
    bool seed_given, force, merge, fail_fast, isolate, worker;
    bool of_run; /* an option was given that goes with playing only */
} sim_arguments;

/* Plays the games; returns the exit status. */
int sim_play(sim_arguments *arguments);
/* Prints the summary, as the arguments want it. */
int sim_tell(sim_arguments *arguments, const jac_summary *summary, bool interrupted);

#endif
