/* common.c - how the subcommands speak, fail and end. */
#include "cli.h"

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "json_make.h"

/* A signal handler can reach nothing but static storage. */
static volatile sig_atomic_t interrupted;

static void note_interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

void cli_catch_interrupt(void)
{
    struct sigaction action, old;
    memset(&action, 0, sizeof action);
    action.sa_handler = note_interrupt;
    /* Started with Ctrl-C ignored (a job in the background): stays so. */
    static const int signals[] = { SIGINT, SIGTERM };
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        if (sigaction(signals[i], NULL, &old) == 0 && old.sa_handler != SIG_IGN)
            sigaction(signals[i], &action, NULL);
}

bool cli_interrupted(void) { return interrupted != 0; }

static void set_text(json_t **object, const char *key, const char *text)
{
    if (text[0])
        jac_json_set(object, key, jac_json_string(text));
}

static void report_json(const jac_error *error, bool warning)
{
    json_t *object = json_object();
    jac_json_set(&object, "level", jac_json_string(warning ? "warning" : "error"));
    jac_json_set(&object, "code", jac_json_string(jac_status_code(error->status)));
    set_text(&object, "file", error->file);
    if (error->line > 0)
        jac_json_set(&object, "line", json_integer(error->line));
    set_text(&object, "message", error->what);
    set_text(&object, "hint", error->hint);
    set_text(&object, "module", error->module);
    set_text(&object, "hook", error->hook);
    cli_json_line(stderr, object);
}

/* "file:line: warning: what; hint": as jac_error_text, with the other word. */
static void report_warning(const jac_error *error)
{
    if (error->file[0])
        fprintf(stderr, error->line > 0 ? "%s:%d: " : "%s: ", error->file, error->line);
    fprintf(stderr, "warning: %s%s%s\n", error->what, error->hint[0] ? "; " : "", error->hint);
}

static void report_error(const jac_error *error)
{
    char text[sizeof error->file + sizeof error->what + sizeof error->hint + 64];
    jac_error_text(error, text, sizeof text);
    fprintf(stderr, "%s\n", text);
}

void cli_report(void *ud, const jac_error *error, bool warning)
{
    cli_reports *reports = ud;
    if (warning) {
        reports->warnings++;
    } else if (reports->errors++ == 0) {
        reports->first = error->status;
    }
    if (reports->json)
        report_json(error, warning);
    else if (warning)
        report_warning(error);
    else
        report_error(error);
}

int cli_exit_of(jac_status status)
{
    switch (status) {
    case JAC_OK:
        return CLI_DONE;
    case JAC_E_USE:
    case JAC_E_INPUT:
    case JAC_E_RULES:
    case JAC_E_IO:
        return CLI_WRONG;
    case JAC_E_CHOICE:
    case JAC_E_MODULE:
    case JAC_E_RECORD:
    case JAC_E_BOT:
    case JAC_E_MEMORY:
        return CLI_FAILED;
    case JAC_E_FAULT:
        return CLI_FAULT;
    }
    return CLI_FAULT;
}

int cli_fail(cli_reports *reports, const jac_error *error)
{
    if (reports->errors == 0)
        cli_report(reports, error, false);
    return cli_exit_of(error->status);
}

int cli_fail_text(cli_reports *reports, jac_status status, const char *file, int line,
                  const char *format, ...)
{
    char text[sizeof((jac_error *)NULL)->what + sizeof((jac_error *)NULL)->hint];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    jac_error error;
    jac_fail(&error, status, file, line, "%s", text);
    cli_report(reports, &error, false);
    return cli_exit_of(status);
}

int cli_finish(int status)
{
    errno = 0;
    bool bad = ferror(stdout) != 0;
    if (fflush(stdout) != 0)
        bad = true;
    if (!bad)
        return status;
    if (errno == 0) { /* what failed has been dropped since: why, says another attempt */
        clearerr(stdout);
        putchar('\n');
        fflush(stdout);
    }
    /* The reader of a pipe that went away wanted no more. */
    if (errno == EPIPE)
        return 128 + SIGPIPE;
    fprintf(stderr,
            "error: the output can't be written: %s; free some space or choose another file\n",
            errno ? strerror(errno) : "an earlier write failed");
    return status == CLI_DONE ? CLI_FAILED : status;
}

int cli_json_line(FILE *out, json_t *object)
{
    jac_error error;
    jac_status status = jac_json_line(object, out, NULL, "the output", &error);
    if (status == JAC_E_MEMORY) /* in words that need none */
        fprintf(stderr, "{\"level\":\"error\",\"code\":\"%s\",\"message\":\"memory is out\"}\n",
                jac_status_code(status));
    return status == JAC_OK ? CLI_DONE : CLI_FAILED; /* why it can't be written, says cli_finish */
}

bool cli_colour(FILE *stream)
{
    const char *no_colour = getenv("NO_COLOR");
    return !(no_colour && no_colour[0]) && isatty(fileno(stream));
}

bool cli_number(const char *text, uint64_t max, uint64_t *number)
{
    uint64_t value = 0;
    if (!*text)
        return false;
    for (; *text; text++) {
        if (*text < '0' || *text > '9')
            return false;
        uint64_t digit = (uint64_t)(*text - '0');
        if (value > (max - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *number = value;
    return true;
}
