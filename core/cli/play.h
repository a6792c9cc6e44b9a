/* play.h - what `run` and others need to have a game played by bots. */
#ifndef JAC_CLI_PLAY_H
#define JAC_CLI_PLAY_H

#include "bots.h"
#include "cli.h"
#include "setup.h"

/* The bots of a ruleset, one a seat. */
typedef struct cli_bots {
    jac_engine *engine;
    jac_bot *seat[JAC_PLAYERS_MAX];
} cli_bots;

/* Makes the bots that the INI names, for games with this seed. */
jac_status cli_bots_make(cli_bots *bots, jac_engine *engine, uint64_t seed, jac_error *error);
void cli_bots_free(cli_bots *bots);
/* The bot to act chooses; `number` is the count of choices made so far. */
jac_status cli_bots_choose(cli_bots *bots, const jac_game *game, uint64_t number,
                           jac_choice *choice, jac_error *error);

/* Prints players and points as a table, who won, the seed and the hash. */
void cli_print_result(jac_engine *engine, const jac_game *game, uint64_t seed);
/* The same as an object; a new reference, NULL when memory is out. */
json_t *cli_result_json(jac_engine *engine, const jac_game *game, uint64_t seed);

/* Prints a line about what was seen, when a reader of the game wants to know it: points, figures
 * that leave without being scored, discarded tiles, what modules tell. */
void cli_tell(FILE *out, jac_engine *engine, const jac_game *game, const jac_seen *seen);

/* Characters of a UTF-8 text, for columns. */
int cli_characters(const char *text);
/* Prints a text, with blanks up to so many characters. */
void cli_put_name(const char *name, int width);
/* The wider of both. */
int cli_wider(int width, const char *name);
/* Columns of the terminal behind the stream, or 0 when it isn't one. */
int cli_columns(FILE *stream);

#endif
