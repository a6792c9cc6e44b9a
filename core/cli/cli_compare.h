/* cli_compare.h - what the files of the command `compare` share. */
#ifndef JAC_CLI_COMPARE_H
#define JAC_CLI_COMPARE_H

#include "compare.h"
#include "many.h"
#include "setup.h"

typedef struct compare_arguments {
    cli_reports reports;
    const char *file[2];
    size_t files;
    char **set; /* SECTION.KEY=VALUE each, for B */
    size_t sets;
    const char *bots;
    jac_sim_plan plan;
    uint64_t games; /* pairs; 0: not given */
    int jobs;       /* 0: as many as there are processors */
    double width;   /* 0: all pairs are played */
    const char *measure;
    const char *out;
    bool seed_given, force;
} compare_arguments;

enum { COMPARE_A, COMPARE_B };

/* A comparison as a whole. */
typedef struct comparing {
    compare_arguments *arguments;
    uint64_t games;
    char *label[2]; /* "b.ini" in a sentence */
    char *title[2]; /* "examples/b.ini with game.farmers=off" */
    jac_engine *engine[2];
    jac_sim_run *run[2];
    jac_comparison *comparison;
    int measure;                /* whose width is meant; -1: the players' points */
    json_t *differ;             /* what jac_runs_differ says */
    jac_difference *difference; /* of each measure, once played */
    double seconds;
    bool interrupted, reached; /* the width was reached */
} comparing;

/* Plays the pairs; JAC_OK also when interrupted. */
jac_status compare_play(comparing *c, jac_error *error);
/* What differs, in a sentence; as much as fits. */
void compare_sentence(const comparing *c, size_t measure, char *text, size_t size);
/* A number with as many places as half the width of its interval gives sense. */
void compare_number(double value, double half, char text[32]);
/* The whole as text on stdout, or as an object (a new reference, NULL when memory is out). */
bool compare_print(const comparing *c);
json_t *compare_json(const comparing *c);

#endif
