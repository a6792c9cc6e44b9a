/* hostile.h - scripts that attack the sandbox, each with the messages it must end in.
 *
 * A script is the init.lua of one module; its head says in comments what it is:
 *
 *     -- what it tries, in one line
 *     -- before: what it did when it was written
 *     -- expect: [module hook] file:line: error: what; hint     each message, whole
 *     -- expect: plays on                                       when there is none
 *     -- ini: SECTION KEY VALUE        a setting more
 *     -- with: NAME                    with/NAME.lua is a mod too, after this one
 *     -- file: NAME TEXT               a file beside init.lua; \n in TEXT ends a line
 *     -- bytes: NAME HEX               the same, from hexadecimal
 *     -- make: NAME BYTES              the same, so long, of comments
 *     -- link: NAME TARGET             a symbolic link
 *     -- fifo: NAME                    a pipe that nobody writes to
 *     -- alone: yes                    no innocent mod beside it: its parts have no room
 *     -- moves: N                      so many choices at most, not 40
 *     -- keeps: yes                    it hides state, so the engine's next game is another
 */
#ifndef JAC_HOSTILE_H
#define JAC_HOSTILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { ATTACK_LINES = 64, SAID_MAX = 16000 };

typedef struct attack {
    char path[300]; /* of the script */
    char name[80];  /* of its module: the file's name */
    char about[300];
    char *text;
    const char *line[ATTACK_LINES]; /* directives, "key: value", into `head` */
    size_t line_count;
    char *head;
    char expected[SAID_MAX];
} attack;

/* What happened to one, written by the child process into shared memory. */
typedef struct outcome {
    char said[SAID_MAX];    /* messages, one a line, as in `expect` */
    char problem[SAID_MAX]; /* what is wrong beside the messages: one a line */
    double slowest;         /* seconds of processor in one call of the library */
    int applied, refused;
} outcome;

/* attack.c */
bool attack_read(attack *a, const char *path);
void attack_free(attack *a);
/* Writes the modules below folder/mods. */
void attack_install(const attack *a, const char *hostile, const char *folder);
/* The n-th value of a key, or NULL. */
const char *attack_value(const attack *a, const char *key, size_t n);
/* Writes the messages into the script's head. */
void attack_update(const attack *a, const char *said);

/* play.c: loads, plays, plays again untouched. */
void attack_play(const attack *a, const char *folder, outcome *o);

/* methods.c: every method with all kinds of values; true when nothing broke. */
bool methods_play(const char *folder, uint64_t seed, outcome *o);

void say(char *to, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
